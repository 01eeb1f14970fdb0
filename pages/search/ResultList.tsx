import { locales } from '../../locales/locales.ts'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Hit } from './engine.ts'
import { createExcerpt } from './excerpt.ts'
import { Highlight } from './Highlight.tsx'
import styles from './Search.module.css'

/** Search results with the matches marked in title and excerpt. */
export function ResultList({ hits }: { hits: Hit[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.list}>
      {hits.map(({ document, terms }) => (
        <li key={document.path} lang={document.lang && locales[document.lang].lang}>
          <a href={document.path}>
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
