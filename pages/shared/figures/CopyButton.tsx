import { useLingui } from '@lingui/react'
import styles from './CopyButton.module.css'

/** A button that copies a text (renderer/browser/copy.ts); the styles show it where scripts run. */
export function CopyButton({ text }: { text: string }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.place}>
      <button type="button" data-copy={text} data-done={i18n.t('specimen.copied')}>
        {i18n.t('specimen.copy')}
      </button>
    </p>
  )
}
