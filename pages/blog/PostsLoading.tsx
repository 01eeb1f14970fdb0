import { useLingui } from '@lingui/react'
import styles from './Blog.module.css'

/** The shape of a title, a summary and a text, while those of the blog are on their way. */
export function PostsLoading() {
  const { i18n } = useLingui()
  return (
    <div className={styles.loading}>
      <span aria-hidden="true" className={styles.placeholderTitle} />
      <span aria-hidden="true" className={styles.placeholderSummary} />
      <span aria-hidden="true" className={styles.placeholderContent} />
      <button type="button" disabled>
        <span role="status">{i18n.t('blog.loading')}</span>
      </button>
    </div>
  )
}
