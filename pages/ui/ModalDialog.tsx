import { useLingui } from '@lingui/react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './ModalDialog.module.css'

type ModalDialogProps = {
  title: ReactNode
  /** Beside the title: links and buttons of the whole dialog. */
  actions?: ReactNode
  isOpen?: boolean
  /** Takes all the room there is, for a frame or a conversation. */
  isLarge?: boolean
  className?: string | undefined
  /** The visitor wants to leave it: by its button, with Escape or with a click beside it. */
  onClose: () => void
  /** Makes it reachable by a link without JavaScript (`#id`). */
  id?: string
  children: ReactNode
}

/** The browser's own modal dialog, which keeps the focus inside and gives it back. Its parent opens it, usually by the URL. */
export function ModalDialog({
  title,
  actions,
  isOpen = true,
  isLarge,
  className = '',
  onClose,
  id,
  children,
}: ModalDialogProps) {
  const { i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = useRef(false)
  const isDoubleClick = useRef(false)
  const titleId = useId()
  useLayoutEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    element?.showModal()
    isShown.current = true
    return () => {
      isShown.current = false
      element?.close()
    }
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      id={id}
      closedby="any"
      className={`${styles.dialog} ${isLarge ? styles.large : ''} ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        // The click that opened it may have been the first of two.
        if (!isDoubleClick.current) onClose()
      }}
      onMouseDown={({ detail }) => (isDoubleClick.current = detail > 1)}
      onClick={() => (isDoubleClick.current = false)}
      onKeyDown={() => (isDoubleClick.current = false)}
      onClose={(event) => {
        // Chromium closes it without asking at a second Escape. The event also comes after its page is unmounted.
        if (isShown.current && !event.currentTarget.open) onClose()
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          {actions}
          <button type="button" className="round" aria-label={i18n.t('page.close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
