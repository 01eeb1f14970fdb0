import forms from '../../renderer/ui/forms.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { ContactData } from './load.ts'
import type { FormKind } from './use-submission.ts'

type FormNoticeProps = { kind: FormKind; data: ContactData }

/** The first layer of the privacy notice, inside the form that it covers (GDPR art. 13, LOPDGDD art. 11). */
export function FormNotice({ kind, data: { notice, owner, words } }: FormNoticeProps) {
  const { heading, labels, recipients, rights } = notice
  const rows = [
    { label: labels.controller, text: owner.name },
    { label: labels.purpose, text: notice[kind].purpose },
    { label: labels.basis, text: notice[kind].basis },
    { label: labels.recipients, text: recipients },
    { label: labels.rights, text: rights },
  ]
  return (
    <div className={forms.notice}>
      <p>
        <strong>
          <Text of={heading} />
        </strong>
      </p>
      <dl>
        {rows.map(({ label, text }, index) => (
          <div key={index}>
            <dt>
              <Text of={label} />
            </dt>
            <dd>
              <Text of={text} />
            </dd>
          </div>
        ))}
      </dl>
      <Link to="privacy">
        <Text of={words.privacy} />
      </Link>
    </div>
  )
}
