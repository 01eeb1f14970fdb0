import { useLingui } from '@lingui/react'
import type { LoaderData } from '../loaders.ts'
import styles from './Post.module.css'

/** The table of contents: beside the article on wide screens, folded above it on narrow ones. */
export function Contents({ headings, language }: Pick<LoaderData['post'], 'headings' | 'language'>) {
  const { i18n } = useLingui()
  const list = (
    <ol lang={language}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.contents} aria-label={i18n.t('blog.contents')}>
      <details className={styles.folded}>
        <summary>{i18n.t('blog.contents')}</summary>
        {list}
      </details>
      <div className={styles.unfolded}>
        <h2>{i18n.t('blog.contents')}</h2>
        {list}
      </div>
    </nav>
  )
}
