import { useLingui } from '@lingui/react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { chatLimits } from '../../../model/kinds/chat.ts'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import { readDraft, writeDraft } from '../../contact/draft.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Space } from '../../ui/Space.tsx'
import { Text } from '../../ui/Text.tsx'
import { TooLong } from '../../ui/TooLong.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import styles from './ChatDialog.module.css'
import { ChatLog } from './ChatLog.tsx'
import { type ChatMessage, useChat } from './use-chat.ts'
import { useGeneratedMark } from './use-generated-mark.ts'

type ChatProject = { id: string; title: LocalizedText; questions?: LocalizedText[] | undefined }

export function ChatDialog({ project, onClose }: { project: ChatProject; onClose: () => void }) {
  const { i18n } = useLingui()
  const title = plainText(project.title)
  const chat = useChat(project.id, useLocale())
  const markGenerated = useGeneratedMark()
  const isEmpty = chat.messages.length === 0
  return (
    <ModalDialog title={i18n.t('projects.chat.title', { title })} isLarge className={styles.panel} onClose={onClose}>
      <p className={styles.notice}>
        {i18n.t('projects.chat.notice')}
        <Space after={i18n.t('projects.chat.notice')} />
        <Link to="aiNotice">{i18n.t('projects.chat.noticeLink')}</Link>
      </p>
      <ChatLog greeting={i18n.t('projects.chat.greeting', { title })} messages={chat.messages} onRetry={chat.retry}>
        {isEmpty && (
          <ul className={styles.starters} aria-label={i18n.t('projects.chat.starters')}>
            {project.questions?.map((question) => (
              <li key={plainText(question)}>
                <Text as="button" type="button" onClick={() => chat.ask(plainText(question))} of={question} />
              </li>
            ))}
          </ul>
        )}
      </ChatLog>
      <QuestionForm project={project.id} isWriting={chat.isWriting} onAsk={chat.ask} onStop={chat.stop} />
      {!isEmpty && (
        <p className={`quiet ${styles.handover}`}>
          {i18n.t('projects.chat.handover')}
          <Space after={i18n.t('projects.chat.handover')} />
          <Link
            to="contact"
            onClick={() => keepTranscript(i18n.t('projects.chat.transcript', { title }), chat.messages, markGenerated)}
          >
            {i18n.t('projects.chat.handoverLink')}
          </Link>
        </p>
      )}
    </ModalDialog>
  )
}

/** Adds the conversation to the draft of the contact form, where the visitor decides whether to send it. */
function keepTranscript(heading: string, messages: ChatMessage[], markGenerated: (message: ChatMessage) => string) {
  const lines = messages.map((message) =>
    message.role === 'user' ? `> ${message.content}` : markGenerated(message).trim(),
  )
  const draft = readDraft()
  draft.set('message', [draft.get('message'), heading, ...lines].filter(Boolean).join('\n\n'))
  writeDraft(draft)
}

/** The unsent text to each assistant: it comes back with the dialog. */
const drafts = new Map<string, string>()

type QuestionFormProps = { project: string; isWriting: boolean; onAsk: (question: string) => void; onStop: () => void }

/** The form for a question: Enter sends it, Shift+Enter adds a line. The visitor can type while a reply streams. */
function QuestionForm({ project, isWriting, onAsk, onStop }: QuestionFormProps) {
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
      {isWriting && <Button onClick={onStop} of={i18n.t('projects.chat.stop')} />}
      {!isWriting && <Button isSubmit of={i18n.t('projects.chat.send')} />}
      {excess > 0 && <TooLong id={`${id}-error`} count={excess} limit={chatLimits.question} />}
    </form>
  )
}
