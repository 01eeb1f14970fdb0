import { type ReactNode, useId } from 'react'
import { fieldLimits } from '../../content/forms.ts'
import type { LocalizedText } from '../../content/localize.ts'
import forms from '../../renderer/ui/forms.module.css'
import { Text } from '../../renderer/ui/Text.tsx'

/** What ties a control to its label and its error. */
type ControlProps = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  name: string
  label: LocalizedText
  /** Across the whole form. */
  isWide?: boolean
  /** Said beside the label of a field that may stay empty. */
  optional?: LocalizedText
  /** What is wrong with it, in words. */
  error: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control under its label, with what is wrong below it. */
export function Field({ name, label, isWide = false, optional, error, children }: FieldProps) {
  const control = useControl(name, error)
  return (
    <div className={isWide ? `${forms.field} ${forms.wide}` : forms.field}>
      <label htmlFor={control.id}>
        <Text of={label} />{' '}
        {optional && (
          <span>
            <Text of={optional} />
          </span>
        )}
      </label>
      {children(control)}
      <FieldErrorText id={control['aria-describedby']} error={error} />
    </div>
  )
}

/** The browser offers the visitor's own address, and a phone its keyboard for addresses. */
export function EmailInput(control: ControlProps) {
  return (
    <input
      {...control}
      className={forms.control}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      maxLength={fieldLimits.email}
    />
  )
}

/** A box to tick, with its words beside it. */
export function CheckField({ name, label, error }: Pick<FieldProps, 'name' | 'label' | 'error'>) {
  const control = useControl(name, error)
  return (
    <div className={forms.wide}>
      <div className={forms.check}>
        <input type="checkbox" required {...control} />
        <label htmlFor={control.id}>
          <Text of={label} />
        </label>
      </div>
      <FieldErrorText id={control['aria-describedby']} error={error} />
    </div>
  )
}

function useControl(name: string, error: string | undefined): ControlProps {
  const id = useId()
  return { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined }
}

function FieldErrorText({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    error && (
      <p id={id} className={forms.error}>
        {error}
      </p>
    )
  )
}
