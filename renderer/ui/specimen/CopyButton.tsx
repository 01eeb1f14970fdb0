import { useLingui } from '@lingui/react'
import { useState } from 'react'
import styles from './CopyButton.module.css'

/** Where `<Figure>` puts a button that copies a text. The place is kept until it comes, so that nothing moves. */
export function CopyPlace({ text }: { text: string }) {
  return <div className={styles.place} data-copy={text} />
}

/** Copies a text. */
export function CopyButton({ text }: { text: string }) {
  const { i18n } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <button type="button" onClick={copy}>
      {isCopied ? i18n.t('specimen.copied') : i18n.t('specimen.copy')}
    </button>
  )
}
