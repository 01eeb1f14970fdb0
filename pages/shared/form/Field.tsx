import { useId } from 'react'
import { getSpace } from '../../../locales/get-space.ts'
import type { ContactField } from '../../../model/kinds/contact-fields.ts'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import { describeToolField } from '../../ui/describe-tool.ts'
import forms from '../../ui/forms.module.css'
import { Text } from '../../ui/Text.tsx'

type FieldProps = {
  name: string
  field: ContactField
  words: { optional: LocalizedText; notDecided: LocalizedText }
  label: LocalizedText
  options?: Array<{ value: string; label: LocalizedText }> | undefined
  value?: string | undefined
  error?: string | undefined
  /** The description for agents, beside its label. */
  forAgents?: LocalizedText | undefined
  /** Needed or not by what another field says, so that it is not called optional. */
  isConditional?: boolean
}

/** A control with its label above and its error below. */
export function Field({ name, field, words, label, options = [], value, error, forAgents, isConditional }: FieldProps) {
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  const { control: type, required } = field
  const control = { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': errorId }
  const text = { ...control, ...describeToolField(forAgents), required }
  return (
    <div className={type === 'textarea' ? `${forms.field} ${forms.wide}` : forms.field}>
      <label htmlFor={id}>
        <Text of={label} />
        {!required && !isConditional && (
          <span>
            {getSpace('', plainText(words.optional))}
            <Text of={words.optional} />
          </span>
        )}
      </label>
      {type === 'select' ? (
        <select {...control} autoComplete={field.autoComplete}>
          <option value="">{plainText(words.notDecided)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {plainText(option.label)}
            </option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...text} defaultValue={value} rows={field.maxLength > 1000 ? 7 : 3} />
      ) : (
        <input {...text} type={type} defaultValue={value} autoComplete={field.autoComplete} />
      )}
      {error && (
        <p id={errorId} className={forms.error}>
          {error}
        </p>
      )}
    </div>
  )
}
