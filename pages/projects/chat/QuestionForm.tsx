import { useLingui } from '@lingui/react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { chatLimits } from '../../../content/chat.ts'
import actions from '../../../renderer/ui/actions.module.css'
import styles from './ChatDialog.module.css'

type QuestionFormProps = {
  isWriting: boolean
  isFull: boolean
  onAsk: (question: string) => void
  onStop: () => void
  onRestart: () => void
}

/** The form for a question: Enter sends it, Shift+Enter adds a line. The visitor can type while a reply streams. */
export function QuestionForm({ isWriting, isFull, onAsk, onStop, onRestart }: QuestionFormProps) {
  const { i18n } = useLingui()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // On a touch screen the keyboard would cover the suggested questions.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [])

  function send() {
    const question = input.current?.value.trim()
    if (!question || !input.current || isWriting || isFull) return
    input.current.value = ''
    onAsk(question)
  }

  /** What has been typed stays, for the new conversation. */
  function restart() {
    onRestart()
    input.current?.focus()
  }

  function sendWithEnter(event: KeyboardEvent) {
    // Enter also confirms a Chinese word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isFull && !isWriting && <p>{i18n.t('projects.chat.full')}</p>}
      <label htmlFor={id} className="visually-hidden">
        {i18n.t('projects.chat.question')}
      </label>
      <textarea
        ref={input}
        id={id}
        rows={2}
        maxLength={chatLimits.question}
        placeholder={i18n.t('projects.chat.question')}
        onKeyDown={sendWithEnter}
      />
      {isWriting && (
        <button type="button" className={actions.secondary} onClick={onStop}>
          {i18n.t('projects.chat.stop')}
        </button>
      )}
      {!isWriting && !isFull && (
        <button type="submit" className={actions.primary}>
          {i18n.t('projects.chat.send')}
        </button>
      )}
      {!isWriting && isFull && (
        <button type="button" className={actions.primary} onClick={restart}>
          {i18n.t('projects.chat.restart')}
        </button>
      )}
    </form>
  )
}
