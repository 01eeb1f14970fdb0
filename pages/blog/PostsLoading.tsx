import { useLingui } from '@lingui/react'
import styles from './Blog.module.css'

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
