import { useLingui } from '@lingui/react'
import { type ReactNode, useId, useState } from 'react'
import parts from './parts.module.css'

type NumberFieldProps = {
  label: string
  isLabelHidden?: boolean
  /** Undefined if nobody knows it yet. */
  value: number | undefined
  minimum?: number
  maximum?: number
  step?: number
  onChange: (value: number) => void
  /** Shown below the field. */
  children?: ReactNode
}

/** A number within limits. An invalid one stays in the field with an explanation and is not applied. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, value, minimum = -1e12, maximum = 1e12, step = 1, onChange, children } = props
  const { i18n } = useLingui()
  const id = useId()
  const [text, setText] = useState(write(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // Only a change from outside replaces the text: "1." on the way to "1.5" stays as it was typed.
    if (text === '' || Number(text) !== value) setText(write(value))
  }
  const isValid = isAllowed(text) || (text === '' && value === undefined)

  function isAllowed(typed: string): boolean {
    const number = Number(typed)
    return typed.trim() !== '' && number >= minimum && number <= maximum && (step < 1 || Number.isInteger(number))
  }

  return (
    <div className={parts.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        className={`${parts.input} ${parts.numberInput}`}
        type="number"
        inputMode={minimum < 0 ? undefined : 'decimal'}
        min={minimum}
        max={maximum}
        step={step}
        value={text}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}-range`}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          if (isAllowed(currentTarget.value)) onChange(Number(currentTarget.value))
        }}
      />
      {!isValid && (
        <span id={`${id}-range`} className={parts.fieldError}>
          {i18n.t('demo.field.range', { minimum: i18n.number(minimum), maximum: i18n.number(maximum) })}
        </span>
      )}
      {children}
    </div>
  )
}

function write(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}
