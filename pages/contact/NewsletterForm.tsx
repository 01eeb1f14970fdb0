import { contactFields } from '../../content/contact-fields.ts'
import { plainText } from '../../content/localize.ts'
import forms from '../../renderer/ui/forms.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { CheckField, Field } from '../shared/form/Field.tsx'
import { SentNote } from '../shared/form/SentNote.tsx'
import { FormShell } from './FormShell.tsx'
import type { ContactData } from './load.ts'
import { useSubmission } from './use-submission.ts'

/** Consent has its own checkbox, which is never ticked in advance (GDPR art. 7; LSSI art. 21). */
export function NewsletterForm({ data }: { data: ContactData }) {
  const { newsletter, lastIssue, words } = data
  const { status, errors, onSubmit, clearError } = useSubmission({
    kind: 'newsletter',
    words: words.errors,
    readFields: readSubscription,
  })
  if (status === 'sent') return <SentNote words={data.subscriptionAsked} />
  return (
    <FormShell
      kind="newsletter"
      data={data}
      status={status}
      aria-label={plainText(newsletter.heading)}
      onInput={({ target }) => clearError(target)}
      onSubmit={onSubmit}
    >
      {/* The wording that is agreed to, even if a newer one is published meanwhile. */}
      <input type="hidden" name="consentVersion" value={data.consentVersion} />
      <p className={forms.wide}>
        <Text of={newsletter.text} />{' '}
        {lastIssue && (
          <>
            <Text of={newsletter.lastIssue} />{' '}
            <Link to="issue" params={{ issue: lastIssue.slug }}>
              <Text of={lastIssue.subject} />
            </Link>
          </>
        )}
      </p>
      <Field name="email" field={contactFields.email} words={words} label={words.fields.email} error={errors.email} />
      <CheckField name="consent" label={newsletter.consent} error={errors.consent} />
    </FormShell>
  )
}

function readSubscription(form: HTMLFormElement) {
  const data = new FormData(form)
  return { ...Object.fromEntries(data), consent: data.has('consent') }
}
