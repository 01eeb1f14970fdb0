import { useId } from 'react'
import { getSpace } from '../../../locales/punctuation.ts'
import type { ContactField } from '../../../model/kinds/contact-fields.ts'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import { describeToolField } from '../../ui/describe-tool.ts'
import forms from '../../ui/forms.module.css'
import { Text } from '../../ui/Text.tsx'

/** Attributes that connect a control with its label and its error. */
type ControlProps = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  name: string
  field: ContactField
  words: { optional: LocalizedText; notDecided: LocalizedText }
  label: LocalizedText
  /** The options of a select. */
  options?: Array<{ value: string; label: LocalizedText }> | undefined
  error?: string | undefined
  /** The description for agents, beside its label. */
  forAgents?: LocalizedText | undefined
}

/** A control with its label above and its error below. */
export function Field({ name, field, words, label, options = [], error, forAgents }: FieldProps) {
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  const control: ControlProps = { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': errorId }
  return (
    <div className={field.control === 'textarea' ? `${forms.field} ${forms.wide}` : forms.field}>
      <label htmlFor={id}>
        <Text of={label} />
        {!field.required && (
          <span>
            {getSpace('', plainText(words.optional))}
            <Text of={words.optional} />
          </span>
        )}
      </label>
      {field.control === 'select' ? (
        <select {...control}>
          <option value="">{plainText(words.notDecided)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {plainText(option.label)}
            </option>
          ))}
        </select>
      ) : (
        <TextControl {...control} {...describeToolField(forAgents)} field={field} />
      )}
      {error && (
        <p id={errorId} className={forms.error}>
          {error}
        </p>
      )}
    </div>
  )
}

type TextControlProps = ControlProps & { field: Exclude<ContactField, { control: 'select' }> }

function TextControl({ field: { control: type, required, maxLength, autoComplete }, ...control }: TextControlProps) {
  const props = { ...control, required }
  return type === 'textarea' ? (
    <textarea {...props} rows={maxLength > 1000 ? 7 : 3} />
  ) : (
    <input {...props} type={type} autoComplete={autoComplete} />
  )
}
