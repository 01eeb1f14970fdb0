import { contactFieldNames, contactFields, isSelect } from '../../content/contact-fields.ts'
import { Field } from './Field.tsx'
import type { ContactData } from './load.ts'

type ContactFieldsProps = Pick<ContactData, 'options' | 'words'> & { errors: Record<string, string> }

/** What a visitor fills in: who writes, about what, and the message. */
export function ContactFields({ options, words, errors }: ContactFieldsProps) {
  return contactFieldNames.map((name) => (
    <Field
      key={name}
      name={name}
      field={contactFields[name]}
      words={words}
      label={words.fields[name]}
      options={isSelect(name) ? options[name] : undefined}
      error={errors[name]}
    />
  ))
}
