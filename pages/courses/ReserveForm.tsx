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
import { Button } from '../ui/Button.tsx'
import { describeTool, describeToolField } from '../ui/describe-tool.ts'
import forms from '../ui/forms.module.css'
import { Text } from '../ui/Text.tsx'
import type { loadReserveForm } from './load-reserve-form.ts'

/** Asks for seats of a course. The build renders it: the browser posts it without any script. */
export function ReserveForm(props: ReturnType<typeof loadReserveForm>) {
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
      <Text as="p" className={forms.wide} of={words.how} />
      <fieldset className={forms.wide} {...describeToolField(labels.buyer)}>
        <Text as="legend" of={labels.buyer} />
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
        <Text as="label" htmlFor="reserve-people" of={labels.people} />
        <select id="reserve-people" name="people">
          {Array.from({ length: props.mostPeople }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      </div>
      {field('names')}
      <fieldset className={`${forms.wide} ${forms.forCompany}`}>
        <Text as="legend" of={labels.invoice} />
        <div className={forms.form}>{invoiceFields.map(field)}</div>
      </fieldset>
      <Honeypot label={labels.website} />
      <p className={forms.wide}>
        <Button isSubmit of={words.submit} />
      </p>
      <FormNotice notice={notice} />
    </form>
  )
}
