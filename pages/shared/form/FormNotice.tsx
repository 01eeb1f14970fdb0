import { Fact } from '../../ui/Fact.tsx'
import forms from '../../ui/forms.module.css'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import type { FormNoticeData } from './form-notice.ts'

/** The first layer of the privacy notice, inside the form that it covers. */
export function FormNotice({ notice: { heading, rows, privacy, preview } }: { notice: FormNoticeData }) {
  return (
    <div className={forms.notice}>
      {preview && (
        <p>
          <Text as="mark" of={preview} />
        </p>
      )}
      <p>
        <Text as="strong" of={heading} />
      </p>
      <dl>
        {rows.map(({ label, text }, index) => (
          <Fact key={index} name={label} of={text} />
        ))}
      </dl>
      <Link to="privacy" of={privacy} />
    </div>
  )
}
