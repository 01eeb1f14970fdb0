import { useLingui } from '@lingui/react'
import { Fragment, useState } from 'react'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { copyText } from '../shared/copy-text.ts'
import parts from '../shared/parts.module.css'
import { SelectField } from '../shared/SelectField.tsx'
import { TextField } from '../shared/TextField.tsx'
import styles from './Demo.module.css'
import { ExportButton } from './ExportButton.tsx'
import { type Language, languages } from './engine/facts.ts'
import { gap, hasGap } from './engine/messages/write-sequence.ts'
import { SenderForm } from './SenderForm.tsx'
import type { Desk, RankedLead } from './use-desk.ts'
import { joinList, nameLanguage, nameLead, nameRequiredField } from './wording.ts'

type MessagesStepProps = { desk: Desk; leadId: string | undefined; onChoose: (lead: string) => void }

/** The three messages of one lead: read, edit, copy, or go back to the draft. */
export function MessagesStep({ desk, leadId, onChoose }: MessagesStepProps) {
  const { i18n } = useLingui()
  const writable = desk.ranked.filter(({ obstacle }) => !obstacle)
  const chosen = writable.find(({ lead }) => lead.id === leadId) ?? writable[0]
  return (
    <div>
      <h2>{i18n.t('autoclient.messages.heading')}</h2>
      <p>{i18n.t('autoclient.messages.help')}</p>
      <SenderForm desk={desk} />
      {chosen ? (
        <>
          <LeadChoice desk={desk} writable={writable} chosen={chosen} onChoose={onChoose} />
          <Sequence key={chosen.lead.id} desk={desk} entry={chosen} />
        </>
      ) : (
        <p className={parts.error}>{i18n.t('autoclient.messages.nobody')}</p>
      )}
      <ExportButton desk={desk} isPrimary />
    </div>
  )
}

type LeadChoiceProps = { desk: Desk; writable: RankedLead[]; chosen: RankedLead; onChoose: (lead: string) => void }

function LeadChoice({ desk, writable, chosen, onChoose }: LeadChoiceProps) {
  const { i18n } = useLingui()
  const { language, reason } = desk.languageOf(chosen.lead)
  return (
    <div className={styles.choice}>
      <SelectField
        label={i18n.t('autoclient.messages.lead')}
        value={chosen.lead.id}
        options={writable.map(({ lead, rank, score }) => ({
          value: lead.id,
          label: `${rank}. ${nameLead(lead)}${getPunctuation(i18n.locale).brackets.join(i18n.number(score.points))}`,
        }))}
        onChange={onChoose}
      />
      <SelectField
        label={i18n.t('autoclient.messages.language')}
        value={language}
        options={languages.map((value) => ({ value, label: nameLanguage(i18n, value) }))}
        onChange={(choice) => desk.chooseLanguage(chosen.lead.id, choice)}
      />
      <p className={parts.quiet}>{i18n.t(`autoclient.languageReason.${reason}`)}</p>
    </div>
  )
}

type SequenceMessage = ReturnType<Desk['write']>[number]

function Sequence({ desk, entry: { lead } }: { desk: Desk; entry: RankedLead }) {
  const { i18n } = useLingui()
  const { language } = desk.languageOf(lead)
  return (
    <>
      <p>
        <span>{`${i18n.t('autoclient.messages.to')} ${lead.email}`}</span>
        {lead.notes && <span className={parts.under}>{lead.notes}</span>}
      </p>
      <ol className={`${parts.list} ${styles.sequence}`}>
        {desk.write(lead).map((message) => (
          <li key={message.key}>
            <MessageCard desk={desk} message={message} language={language} />
          </li>
        ))}
      </ol>
    </>
  )
}

type MessageCardProps = { desk: Desk; message: SequenceMessage; language: Language }

function MessageCard({ desk, message, language }: MessageCardProps) {
  const { i18n } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const { step, day, key, isEdited } = message
  const name = i18n.t('autoclient.message.name', { step })
  return (
    <article className={styles.message} aria-label={name}>
      <header className={styles.head}>
        <h3>
          <span>{name}</span> {isEdited && <span className={parts.sample}>{i18n.t('autoclient.message.edited')}</span>}
        </h3>
        <span className={parts.quiet}>{`${i18n.t('autoclient.message.day')} ${i18n.number(day)}`}</span>
      </header>
      <Gaps message={message} />
      {isEditing ? (
        <EditFields message={message} language={language} onChange={(edit) => desk.edit(key, edit)} />
      ) : (
        <div lang={getLanguageTag(language)} className={styles.text}>
          <p>
            <MarkedText text={message.subject} />
          </p>
          <p>
            <MarkedText text={message.body} />
          </p>
        </div>
      )}
      <div className={parts.row}>
        <button type="button" className={parts.button} onClick={() => setIsEditing(!isEditing)}>
          <span>{isEditing ? i18n.t('autoclient.message.done') : i18n.t('autoclient.message.edit')}</span>
          <span className="visually-hidden">{name}</span>
        </button>
        <CopyButton message={message} name={name} />
        {isEdited && (
          <button
            type="button"
            className={parts.button}
            onClick={() => {
              desk.edit(key, undefined)
              setIsEditing(false)
            }}
          >
            {i18n.t('autoclient.message.regenerate')}
            <span className="visually-hidden">{name}</span>
          </button>
        )}
      </div>
    </article>
  )
}

/** The facts that are missing; a gap that is filled by hand counts as known. */
function Gaps({ message }: { message: SequenceMessage }) {
  const { i18n } = useLingui()
  if (!hasGap(message)) return null
  const fields = message.missing.map((field) => nameRequiredField(i18n, field))
  return (
    <p className={parts.error} role="status">
      {i18n.t('autoclient.message.missing', { fields: joinList(i18n, fields), gap })}
    </p>
  )
}

function MarkedText({ text }: { text: string }) {
  return text.split(gap).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <mark>{gap}</mark>}
      <span>{part}</span>
    </Fragment>
  ))
}

type EditFieldsProps = {
  message: SequenceMessage
  language: Language
  onChange: (edit: Pick<SequenceMessage, 'subject' | 'body'>) => void
}

function EditFields({ message: { subject, body }, language, onChange }: EditFieldsProps) {
  const { i18n } = useLingui()
  return (
    <div className={parts.fields}>
      <TextField
        label={i18n.t('autoclient.message.subject')}
        lang={getLanguageTag(language)}
        value={subject}
        onChange={(text) => onChange({ subject: text, body })}
      />
      <TextField
        label={i18n.t('autoclient.message.body')}
        lang={getLanguageTag(language)}
        rows={14}
        value={body}
        onChange={(text) => onChange({ subject, body: text })}
      />
    </div>
  )
}

function CopyButton({ message, name }: { message: SequenceMessage; name: string }) {
  const { i18n } = useLingui()
  const text = `${message.subject}\n\n${message.body}`
  const [result, setResult] = useState<{ text: string; isCopied: boolean }>()
  const answer = result?.text === text ? result : undefined
  return (
    <>
      <button
        type="button"
        className={parts.button}
        disabled={hasGap(message)}
        onClick={async () => setResult({ text, isCopied: await copyText(text) })}
      >
        {i18n.t('autoclient.message.copy')}
        <span className="visually-hidden">{name}</span>
      </button>
      <span role="status" className={parts.quiet}>
        {answer && (answer.isCopied ? i18n.t('autoclient.message.copied') : i18n.t('autoclient.message.notCopied'))}
      </span>
    </>
  )
}
