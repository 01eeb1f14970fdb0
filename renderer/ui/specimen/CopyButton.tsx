import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import styles from './CopyButton.module.css'

/** Copies a text. Its place is kept until it can work, so that nothing moves. */
export function CopyButton({ text }: { text: string }) {
  const { i18n } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  const isHydrated = useHydrated()
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <div className={styles.place}>
      {isHydrated && (
        <button type="button" onClick={copy}>
          {isCopied ? i18n.t('specimen.copied') : i18n.t('specimen.copy')}
        </button>
      )}
    </div>
  )
}
