import { getLanguageTag } from '../../locales/language-tag.ts'
import type { Hit } from '../../search/load.ts'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Highlight } from './Highlight.tsx'
import styles from './Search.module.css'

/** Search results with the matches marked in title and excerpt. */
export function ResultList({ hits }: { hits: Hit[] }) {
  return (
    <ul className={styles.results}>
      {hits.map(({ page, terms, excerpt }) => (
        <li key={page.path} lang={page.lang && getLanguageTag(page.lang)}>
          <a href={page.path}>
            <Highlight text={page.title} terms={terms} />
          </a>{' '}
          {page.isExample && <SampleMark isExample />}
          <small>
            <Highlight text={excerpt} terms={terms} />
          </small>
        </li>
      ))}
    </ul>
  )
}
