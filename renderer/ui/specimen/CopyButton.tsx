import { useLingui } from '@lingui/react'
import { useState } from 'react'
import styles from './CopyButton.module.css'

/** Where `<Figure>` puts a button that copies a text, with its labels. It is kept until the button comes, so that nothing moves. */
export function CopyPlace({ text }: { text: string }) {
  const { i18n } = useLingui()
  return (
    <div
      className={styles.place}
      data-copy={text}
      data-label={i18n.t('specimen.copy')}
      data-done={i18n.t('specimen.copied')}
    />
  )
}

/** Copies the text of its place. */
export function CopyButton({ place: { dataset } }: { place: HTMLElement }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(dataset.copy ?? '').then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <button type="button" onClick={copy}>
      {isCopied ? dataset.done : dataset.label}
    </button>
  )
}
