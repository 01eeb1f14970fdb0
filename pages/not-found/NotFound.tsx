import { getLanguageTag } from '../../locales/language-tag.ts'
import { locales } from '../../locales/locales.ts'
import { Home } from '../home/Home.tsx'
import type { HomeData } from '../home/load.ts'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Text } from '../ui/Text.tsx'
import type { loadElsewhere } from './load.ts'

/** In place of a page that the site does not have, or has in the languages to which it leads. */
export function NotFound({ data }: { data: HomeData | ReturnType<typeof loadElsewhere> }) {
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        {'versions' in data && (
          <ul className="row">
            {data.versions.map(({ locale, path }) => (
              <li key={locale}>
                <Text as="a" href={path} hrefLang={locale} lang={getLanguageTag(locale)} of={locales[locale].name} />
              </li>
            ))}
          </ul>
        )}
      </PageIntro>
      <Home data={data} level={2} />
    </>
  )
}
