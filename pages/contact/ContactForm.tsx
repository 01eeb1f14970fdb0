import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { contactFieldNames, contactFields, isSelect } from '../../content/contact-fields.ts'
import { type LocalizedText, plainText } from '../../content/localize.ts'
import { describeTool } from '../../renderer/ui/describe-tool.ts'
import forms from '../../renderer/ui/forms.module.css'
import { lazyPart } from '../../renderer/ui/lazy-part.tsx'
import { TitledList } from '../../renderer/ui/lists.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { useVisitedPage } from '../../renderer/ui/use-visited-page.ts'
import { Words } from '../../renderer/ui/Words.tsx'
import { Field } from '../shared/form/Field.tsx'
import { SentNote } from '../shared/form/SentNote.tsx'
import { clearDraft } from './draft.ts'
import { FormShell } from './FormShell.tsx'
import type { ContactData } from './load.ts'
import { fillIn, keepDraft, readMessage } from './message.ts'
import type { OtherWaysProps } from './OtherWays.tsx'
import { useSubmission } from './use-submission.ts'

// It comes with the code that sends the form, so it is here when that fails.
const OtherWays = lazyPart<OtherWaysProps>(() => import('./OtherWays.tsx').then((module) => module.OtherWays))

/** The contact form. It keeps its text until it is sent: in the fields, across reloads, and in links to send it otherwise. */
export function ContactForm({ data }: { data: ContactData }) {
  const { words, options } = data
  const { search } = useLocation()
  const page = useVisitedPage()
  const form = useRef<HTMLFormElement>(null)
  const startedAt = useRef<number | 'earlier'>(undefined)
  const [kept, setKept] = useState<FormData>()
  const { status, errors, reference, onSubmit, clearError } = useSubmission({
    kind: 'contact',
    words: words.errors,
    readFields: (element) => readMessage(element, startedAt.current),
    onSent: clearDraft,
    onFailed: (element) => setKept(new FormData(element)),
  })

  useLayoutEffect(() => {
    if (!form.current) return
    fillIn(form.current, search)
    if (new FormData(form.current).get('message') !== '') startedAt.current = 'earlier'
  }, [search])

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    startedAt.current ??= performance.now()
    keepDraft(new FormData(currentTarget), search)
    if (status === 'failed') setKept(new FormData(currentTarget))
    clearError(target)
  }

  if (status === 'sent') {
    return (
      <SentNote words={data.messageSent}>
        {reference && <Reference label={words.reference} value={reference} />}
        <TitledList id="steps" items={data.messageSteps} isOrdered />
      </SentNote>
    )
  }
  return (
    <FormShell
      ref={form}
      kind="contact"
      data={data}
      status={status}
      failure={kept && <OtherWays data={data} fields={kept} />}
      aria-labelledby="message"
      {...describeTool('contact', data.tool.description)}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <h2 id="message" className={forms.wide}>
        <Words of={words.heading} />
      </h2>
      {data.aboutMessages.map((paragraph, index) => (
        <p key={index} className={forms.wide}>
          <Text of={paragraph} />
        </p>
      ))}
      {/* Tells the owner what the message is about. */}
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="noticeVersion" value={data.noticeVersion} />
      {contactFieldNames.map((name) => (
        <Field
          key={name}
          name={name}
          field={contactFields[name]}
          words={words}
          label={words.fields[name]}
          options={isSelect(name) ? options[name] : undefined}
          error={errors[name]}
          forAgents={name === 'message' ? data.tool.message : undefined}
        />
      ))}
    </FormShell>
  )
}

/** What the owner finds the message by. */
function Reference({ label, value }: { label: LocalizedText; value: string }) {
  return (
    <p>
      <Text of={label} />
      {/* A full-width colon brings its own space. */}
      {plainText(label).endsWith('：') ? '' : ' '}
      <strong translate="no">{value}</strong>
    </p>
  )
}
