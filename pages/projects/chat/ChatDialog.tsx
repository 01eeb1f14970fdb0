import { useLingui } from '@lingui/react'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import { readDraft, writeDraft } from '../../contact/draft.ts'
import { Link } from '../../ui/Link.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Text } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import styles from './ChatDialog.module.css'
import { ChatLog } from './ChatLog.tsx'
import { QuestionForm } from './QuestionForm.tsx'
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
        {i18n.t('projects.chat.notice')} <Link to="aiNotice">{i18n.t('projects.chat.noticeLink')}</Link>
      </p>
      <ChatLog greeting={i18n.t('projects.chat.greeting', { title })} messages={chat.messages} onRetry={chat.retry}>
        {isEmpty && (
          <ul className={styles.starters} aria-label={i18n.t('projects.chat.starters')}>
            {project.questions?.map((question) => (
              <li key={plainText(question)}>
                <button type="button" onClick={() => chat.ask(plainText(question))}>
                  <Text of={question} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </ChatLog>
      <QuestionForm project={project.id} isWriting={chat.isWriting} onAsk={chat.ask} onStop={chat.stop} />
      {!isEmpty && (
        <p className={`quiet ${styles.handover}`}>
          {i18n.t('projects.chat.handover')}{' '}
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
