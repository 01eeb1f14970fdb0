import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'

type NumberFieldProps = {
  label: string
  value: number
  minimum: number
  maximum: number
  step: number
  onChange: (value: number) => void
}

/** A number within limits. An invalid one stays in the field with an explanation and is not applied. */
export function NumberField({ label, value, minimum, maximum, step, onChange }: NumberFieldProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [text, setText] = useState(String(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // Only a change from outside replaces the text: "1." on the way to "1.5" stays as it was typed.
    if (Number(text) !== value) setText(String(value))
  }
  const isValid = isAllowed(text)
  const format = new Intl.NumberFormat(i18n.locale).format

  function isAllowed(typed: string): boolean {
    const number = Number(typed)
    return typed.trim() !== '' && number >= minimum && number <= maximum && (step < 1 || Number.isInteger(number))
  }

  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${parts.input} ${styles.number}`}
        type="number"
        inputMode="decimal"
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
        <span id={`${id}-range`} className={styles.fieldError}>
          {i18n.t('cryptoagent.field.range', { minimum: format(minimum), maximum: format(maximum) })}
        </span>
      )}
    </div>
  )
}
