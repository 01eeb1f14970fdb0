import { useId } from 'react'
import { contactFields } from '../../model/kinds/contact-fields.ts'
import { plainText } from '../../model/kit/localize.ts'
import { Field } from '../shared/form/Field.tsx'
import { FormNotice } from '../shared/form/FormNotice.tsx'
import { Honeypot } from '../shared/form/Honeypot.tsx'
import { Button } from '../ui/Button.tsx'
import { describeTool, describeToolField } from '../ui/describe-tool.ts'
import forms from '../ui/forms.module.css'
import { Link } from '../ui/Link.tsx'
import { Space } from '../ui/Space.tsx'
import { Text } from '../ui/Text.tsx'
import { useLocale } from '../ui/use-locale.ts'
import type { loadNewsletterForm } from './load.ts'

/** No script: one field has nothing to lose. Consent has its own checkbox, which is never ticked in advance (GDPR art. 7; LSSI art. 21). */
export function NewsletterForm({ data }: { data: ReturnType<typeof loadNewsletterForm> }) {
  const consent = useId()
  return (
    <form
      className={forms.form}
      method="post"
      action="/api/newsletter"
      aria-label={plainText(data.heading)}
      {...describeTool('newsletter', data.tool.description)}
    >
      <input type="hidden" name="locale" value={useLocale()} />
      {/* The wording that is agreed to, even if a newer one is published meanwhile. */}
      <input type="hidden" name="consentVersion" value={data.notice.version} />
      <Honeypot label={data.website} />
      {data.newest && (
        <p className={forms.wide}>
          <Text of={data.lastIssue} />
          <Space after={data.lastIssue} />
          <Link to="issue" params={{ issue: data.newest.slug }} of={data.newest.subject} />
        </p>
      )}
      <Field name="email" field={contactFields.email} words={data.words} label={data.email} />
      <div className={`${forms.wide} ${forms.check}`}>
        <input type="checkbox" id={consent} name="consent" required {...describeToolField(data.tool.consent)} />
        <Text as="label" htmlFor={consent} of={data.consent} />
      </div>
      <FormNotice notice={data.notice} />
      <div className={forms.wide}>
        <Button isSubmit of={data.button} />
      </div>
    </form>
  )
}
