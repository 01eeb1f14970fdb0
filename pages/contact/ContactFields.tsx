import type { ReactNode } from 'react'
import { contactTopics, fieldLimits } from '../../content/forms.ts'
import { plainText } from '../../content/localize.ts'
import forms from '../../renderer/ui/forms.module.css'
import { EmailInput, Field, type FieldProps } from './Field.tsx'
import type { ContactData } from './load.ts'

type ContactFieldsProps = Pick<ContactData, 'services' | 'cities' | 'words'> & { errors: Record<string, string> }

/** What a visitor fills in: who writes, about what, and the message. */
export function ContactFields({ services, cities, words, errors }: ContactFieldsProps) {
  const { fields, topics } = words
  return (
    <>
      <Field name="name" label={fields.name} error={errors.name}>
        {(control) => (
          <input {...control} className={forms.control} required maxLength={fieldLimits.name} autoComplete="name" />
        )}
      </Field>
      <Field name="email" label={fields.email} error={errors.email}>
        {(control) => <EmailInput {...control} />}
      </Field>
      <Field name="company" label={fields.company} optional={words.optional} error={errors.company}>
        {(control) => (
          <input {...control} className={forms.control} maxLength={fieldLimits.company} autoComplete="organization" />
        )}
      </Field>
      <Choice words={words} name="topic" label={fields.topic} error={errors.topic}>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {plainText(topics[topic])}
          </option>
        ))}
      </Choice>
      <Choice words={words} name="service" label={fields.service} error={errors.service}>
        {services.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {plainText(name)}
          </option>
        ))}
      </Choice>
      <Choice words={words} name="city" label={fields.city} error={errors.city}>
        {cities.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {plainText(name)}
          </option>
        ))}
      </Choice>
      <Field name="message" label={fields.message} isWide error={errors.message}>
        {(control) => (
          <textarea {...control} className={forms.control} required maxLength={fieldLimits.message} rows={7} />
        )}
      </Field>
    </>
  )
}

type ChoiceProps = Pick<ContactData, 'words'> & Pick<FieldProps, 'name' | 'label' | 'error'> & { children: ReactNode }

/** One of several options, or none. */
function Choice({ words, children, ...field }: ChoiceProps) {
  return (
    <Field {...field} optional={words.optional}>
      {(control) => (
        <select {...control} className={forms.control}>
          <option value="">{plainText(words.notDecided)}</option>
          {children}
        </select>
      )}
    </Field>
  )
}
