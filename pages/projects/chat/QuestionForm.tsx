import { useLingui } from '@lingui/react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { chatLimits } from '../../../model/kinds/chat.ts'
import actions from '../../ui/actions.module.css'
import { TooLong } from '../../ui/TooLong.tsx'
import styles from './ChatDialog.module.css'

/** The unsent text to each assistant: it comes back with the dialog. */
const drafts = new Map<string, string>()

type QuestionFormProps = { project: string; isWriting: boolean; onAsk: (question: string) => void; onStop: () => void }

/** The form for a question: Enter sends it, Shift+Enter adds a line. The visitor can type while a reply streams. */
export function QuestionForm({ project, isWriting, onAsk, onStop }: QuestionFormProps) {
  const { i18n } = useLingui()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  /** Characters of a question that was not sent, because it is too long. */
  const [excess, setExcess] = useState(0)
  useEffect(() => {
    // On a touch screen the keyboard would cover the suggested questions.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [])

  function send(event: SyntheticEvent) {
    event.preventDefault()
    const question = input.current?.value.trim()
    if (!question || !input.current || isWriting) return
    if (question.length > chatLimits.question) return setExcess(question.length)
    input.current.value = ''
    drafts.delete(project)
    onAsk(question)
  }

  function sendWithEnter(event: KeyboardEvent) {
    // Enter also confirms a Chinese word in an input method.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={id} className="visually-hidden">
        {i18n.t('projects.chat.question')}
      </label>
      <textarea
        ref={input}
        id={id}
        rows={2}
        placeholder={i18n.t('projects.chat.question')}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={excess > 0 ? `${id}-error` : undefined}
        defaultValue={drafts.get(project)}
        onInput={({ currentTarget }) => {
          drafts.set(project, currentTarget.value)
          setExcess(0)
        }}
        onKeyDown={sendWithEnter}
      />
      {isWriting && (
        <button type="button" className={actions.secondary} onClick={onStop}>
          {i18n.t('projects.chat.stop')}
        </button>
      )}
      {!isWriting && (
        <button type="submit" className={actions.primary}>
          {i18n.t('projects.chat.send')}
        </button>
      )}
      {excess > 0 && <TooLong id={`${id}-error`} count={excess} limit={chatLimits.question} />}
    </form>
  )
}
