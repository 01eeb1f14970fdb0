import {
  buyers,
  type CourseFieldName,
  courseFields,
  invoiceFields,
  isInvoiceField,
} from '../../model/kinds/course-fields.ts'
import { Field } from '../shared/form/Field.tsx'
import { FormNotice } from '../shared/form/FormNotice.tsx'
import { Honeypot } from '../shared/form/Honeypot.tsx'
import actions from '../ui/actions.module.css'
import { describeTool, describeToolField } from '../ui/describe-tool.ts'
import forms from '../ui/forms.module.css'
import { Text } from '../ui/Text.tsx'
import type { ReserveFormData } from './load-reserve-form.ts'

/** Asks for seats of a course. The build renders it: the browser posts it without any script. */
export function ReserveForm(props: ReserveFormData) {
  const { words, notice } = props
  const labels = { ...props.fields, ...words.fields }
  const field = (name: CourseFieldName) => (
    <Field
      key={name}
      name={name}
      field={courseFields[name]}
      label={labels[name]}
      isConditional={isInvoiceField(name)}
      words={name === 'country' ? { ...props.fieldWords, notDecided: '—' } : props.fieldWords}
      options={name === 'country' ? props.countries : undefined}
    />
  )
  return (
    <form
      method="post"
      action="/api/courses"
      className={`${forms.form} ${forms.card}`}
      {...describeTool('reserve', props.tool.description)}
    >
      {Object.entries({ course: props.course, locale: props.locale, noticeVersion: notice.version }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <p className={forms.wide}>
        <Text of={words.how} />
      </p>
      <fieldset className={forms.wide} {...describeToolField(labels.buyer)}>
        <legend>
          <Text of={labels.buyer} />
        </legend>
        {buyers.map((buyer) => (
          <label key={buyer} className={forms.check}>
            <input type="radio" name="buyer" value={buyer} required />{' '}
            <Text of={buyer === 'private' ? labels.private : labels.business} />
          </label>
        ))}
      </fieldset>
      {field('name')}
      {field('email')}
      <div className={forms.field}>
        <label htmlFor="reserve-people">
          <Text of={labels.people} />
        </label>
        <select id="reserve-people" name="people">
          {Array.from({ length: props.mostPeople }, (_, index) => (
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
      <Honeypot label={labels.website} />
      <p className={forms.wide}>
        <button type="submit" className={actions.primary}>
          <Text of={words.submit} />
        </button>
      </p>
      <FormNotice notice={notice} />
    </form>
  )
}
