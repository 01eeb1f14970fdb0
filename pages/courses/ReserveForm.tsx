import { type CourseFieldName, courseFields, invoiceFields, mostPeople } from '../../content/course-fields.ts'
import { type LocalizedText, plainText } from '../../content/localize.ts'
import actions from '../../renderer/ui/actions.module.css'
import forms from '../../renderer/ui/forms.module.css'
import { Text } from '../../renderer/ui/Text.tsx'
import type { FormNoticeData } from '../shared/form/form-notice.ts'

type ReserveFormProps = {
  course: string
  locale: string
  noticeVersion: string
  words: {
    how: LocalizedText
    submit: LocalizedText
    fields: Record<'people' | 'names' | 'invoice' | 'company' | 'taxId' | 'billing', LocalizedText>
  }
  fields: Record<'name' | 'email' | 'website', LocalizedText>
  optional: LocalizedText
  privacy: { words: LocalizedText; path: string }
  notice: FormNoticeData
}

/** Asks for seats of a course. The build renders it: the browser posts it without any script. */
export function ReserveForm(props: ReserveFormProps) {
  const { words, notice, privacy } = props
  const labels = { ...props.fields, ...words.fields }
  const field = (name: CourseFieldName) => (
    <Field key={name} name={name} label={labels[name]} optional={props.optional} />
  )
  return (
    <form method="post" action="/api/courses" className={`${forms.form} ${forms.card}`}>
      {Object.entries({ course: props.course, locale: props.locale, noticeVersion: props.noticeVersion }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <p className={forms.wide}>
        <Text of={words.how} />
      </p>
      {field('name')}
      {field('email')}
      <div className={forms.field}>
        <label htmlFor="reserve-people">
          <Text of={labels.people} />
        </label>
        <select id="reserve-people" name="people" className={forms.control}>
          {Array.from({ length: mostPeople }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      </div>
      {field('names')}
      <details className={forms.wide}>
        <summary>
          <Text of={labels.invoice} />
        </summary>
        <div className={forms.form}>{invoiceFields.map(field)}</div>
      </details>
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="reserve-website">
          <Text of={labels.website} />
        </label>
        <input id="reserve-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={forms.wide}>
        <button type="submit" className={actions.primary}>
          <Text of={words.submit} />
        </button>
      </p>
      <div className={forms.notice}>
        <p>
          <strong>
            <Text of={notice.heading} />
          </strong>
        </p>
        <dl>
          {notice.rows.map(({ label, text }, index) => (
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
        <a href={privacy.path}>
          <Text of={privacy.words} />
        </a>
      </div>
    </form>
  )
}

function Field({ name, label, optional }: { name: CourseFieldName; label: LocalizedText; optional: LocalizedText }) {
  const { control, required, maxLength } = courseFields[name]
  const id = `reserve-${name}`
  const props = { id, name, required, maxLength, className: forms.control }
  const { autoComplete } = courseFields[name] as { autoComplete?: string }
  return (
    <div className={control === 'textarea' ? `${forms.field} ${forms.wide}` : forms.field}>
      <label htmlFor={id}>
        <Text of={label} />
        {!required && (
          <span>
            {/* A full-width bracket brings its own space. */}
            {plainText(optional).startsWith('（') ? '' : ' '}
            <Text of={optional} />
          </span>
        )}
      </label>
      {control === 'textarea' ? (
        <textarea {...props} rows={3} />
      ) : (
        <input {...props} type={control} autoComplete={autoComplete} />
      )}
    </div>
  )
}
