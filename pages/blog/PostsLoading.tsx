import { useLingui } from '@lingui/react'
import styles from './Blog.module.css'

/** Placeholder in the shape of a title, a summary and a text while a page of the blog loads. */
export function PostsLoading() {
  const { i18n } = useLingui()
  return (
    <div className={styles.loading}>
      <span aria-hidden="true" className={styles.placeholderTitle} />
      <span aria-hidden="true" />
      <span aria-hidden="true" className={styles.placeholderContent} />
      <button type="button" disabled>
        <span role="status">{i18n.t('page.loadingPosts')}</span>
      </button>
    </div>
  )
}
