import { useLingui } from '@lingui/react'
import styles from './Loading.module.css'

/** Stands in while a page's screen or data is on its way. */
export function Loading() {
  const { i18n } = useLingui()
  return (
    <p className={styles.loading} role="status">
      {i18n.t('page.loading')}
    </p>
  )
}
