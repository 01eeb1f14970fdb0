import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { contactFields, isSelect, listAskedFields } from '../../model/kinds/contact-fields.ts'
import { plainText } from '../../model/kit/localize.ts'
import { Field } from '../shared/form/Field.tsx'
import { FormNotice } from '../shared/form/FormNotice.tsx'
import { Honeypot } from '../shared/form/Honeypot.tsx'
import { MessageLinks } from '../shared/form/MessageLinks.tsx'
import { findFieldErrors, postForm } from '../shared/form/post-form.ts'
import { useForm } from '../shared/form/use-form.ts'
import { Button } from '../ui/Button.tsx'
import { describeTool } from '../ui/describe-tool.ts'
import forms from '../ui/forms.module.css'
import { Icon } from '../ui/Icon.tsx'
import { Paragraphs, TitledList } from '../ui/lists.tsx'
import { Space } from '../ui/Space.tsx'
import { Text, Texts } from '../ui/Text.tsx'
import { useCurrentLocation } from '../ui/use-current-location.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useLocale } from '../ui/use-locale.ts'
import { useVisitedPage } from '../ui/use-visited-page.ts'
import { Words } from '../ui/Words.tsx'
import { clearDraft } from './draft.ts'
import type { ContactData } from './load.ts'
import { composeText, fillIn, keepDraft, readMessage } from './message.ts'

/**
 * A plain form, which the browser checks and posts before hydration. It keeps its text until it is sent: in the uncontrolled
 * fields, across reloads, and in links to send it otherwise.
 */
export function ContactForm({ data }: { data: ContactData }) {
  const { words, options } = data
  const { search } = useCurrentLocation()
  const page = useVisitedPage()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const { state, errors, ...handlers } = useForm(async (element) => {
    const wrong = findFieldErrors(element, words.errors)
    if (Object.keys(wrong).length > 0) return { status: 'refused', errors: wrong }
    const outcome = await postForm('/api/contact', readMessage(element))
    if (outcome.status === 'sent') clearDraft()
    return outcome
  })
  const { status } = state

  useLayoutEffect(() => {
    if (form.current) fillIn(form.current, search)
  }, [search])

  function onInput(event: FormEvent<HTMLFormElement>) {
    keepDraft(new FormData(event.currentTarget), search)
    handlers.onInput(event)
  }

  const problem = status === 'limited' ? words.limited : Object.keys(errors).length > 0 && words.check
  if (status === 'sent') return <SentNote data={data} id={state.id} />
  return (
    <form
      ref={form}
      className={forms.form}
      method="post"
      action="/api/contact"
      aria-labelledby="message"
      {...describeTool('contact', data.tool.description)}
      // After hydration the errors are shown beside the fields instead of the browser's own messages.
      noValidate={isHydrated}
      onInput={onInput}
      onSubmit={handlers.onSubmit}
    >
      <Words as="h2" id="message" className={forms.wide} of={words.heading} />
      <Paragraphs items={data.aboutMessages} className={forms.wide} />
      <input type="hidden" name="locale" value={locale} />
      {/* Tells the owner what the message is about. */}
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="noticeVersion" value={data.notice.version} />
      <Honeypot label={words.fields.website} />
      {listAskedFields(options).map((name) => (
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
      <FormNotice notice={data.notice} />
      <div className={forms.wide}>
        <div role="alert">
          {problem && <Text as="p" className={forms.error} of={problem} />}
          {status === 'failed' && (
            <div className={forms.failure}>
              <p>
                <Text as="strong" of={words.failed} />
              </p>
              {form.current && (
                <MessageLinks
                  owner={data.owner}
                  subject={plainText(words.subject)}
                  text={composeText(new FormData(form.current), options)}
                  intro={words.otherWays}
                  words={words}
                />
              )}
            </div>
          )}
        </div>
        <Button
          isSubmit
          aria-disabled={status === 'sending'}
          of={status === 'sending' ? words.sending : words.submit.contact}
        />
      </div>
    </form>
  )
}

/** Replaces the sent form and takes focus, so that screen readers announce it. By the id the owner finds the message. */
function SentNote({ data, id }: { data: ContactData; id: string | undefined }) {
  const { messageSent, messageSteps, words } = data
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`${forms.card} ${forms.sent}`}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="check" /> <Words of={messageSent.heading} />
      </h2>
      <Texts as="p" items={messageSent.intro} />
      {id && (
        <p>
          <Text of={words.reference} />
          <Space after={words.reference} />
          <strong translate="no">{id.slice(0, 8)}</strong>
        </p>
      )}
      <TitledList id="steps" items={messageSteps} isOrdered />
    </div>
  )
}
