import { type Locale, locales } from '../../locales/locales.ts'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Hit } from './engine.ts'
import { createExcerpt } from './excerpt.ts'
import { Highlight } from './Highlight.tsx'
import styles from './Search.module.css'

type ResultListProps = {
  hits: Hit[]
  /** Language of the results, which can differ from that of the page. */
  locale: Locale
}

/** Search results with the matches marked in title and excerpt. */
export function ResultList({ hits, locale }: ResultListProps) {
  const isForeign = useLocale() !== locale
  return (
    <ul className={styles.list}>
      {hits.map(({ document, terms }) => (
        <li key={document.path} lang={isForeign || document.lang ? locales[document.lang ?? locale].lang : undefined}>
          <a href={document.path} hrefLang={isForeign ? locales[locale].lang : undefined}>
            <Highlight text={document.title} terms={terms} locale={locale} />
          </a>{' '}
          {document.isExample && <SampleMark isExample />}
          <p>
            <Highlight text={createExcerpt(document, terms, locale)} terms={terms} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  )
}
