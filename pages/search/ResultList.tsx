import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Hit } from '../../search/load.ts'
import { Highlight } from './Highlight.tsx'
import styles from './Search.module.css'

/** Search results with the matches marked in title and excerpt. */
export function ResultList({ hits }: { hits: Hit[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.results}>
      {hits.map(({ page, terms, excerpt }) => (
        <li key={page.path} lang={page.lang}>
          <a href={page.path}>
            <Highlight text={page.title} terms={terms} locale={locale} />
          </a>{' '}
          {page.isExample && <SampleMark isExample />}
          <small>
            <Highlight text={excerpt} terms={terms} locale={locale} />
          </small>
        </li>
      ))}
    </ul>
  )
}
