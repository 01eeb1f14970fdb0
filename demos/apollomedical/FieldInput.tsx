import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { getPunctuation } from '../../locales/punctuation.ts'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'
import { parseLengthInput } from './engine/length-input.ts'
import {
  type ChoicesField,
  type Field,
  type FieldValue,
  isStated,
  readChoice,
  readChoices,
  readNumber,
  readSize,
  toggleChoice,
  type Values,
} from './engine/templates/fields.ts'
import { formatNumber } from './words/format.ts'
import { labelField, labelTerm } from './words/labels.ts'

type FieldInputProps = {
  field: Field
  values: Values
  /** The index of the finding that the field belongs to; `undefined` for the examination. */
  finding: number | undefined
  onChange: (value: FieldValue | undefined) => void
}

/** A field that a check can lead the visitor to. */
export function getInputId(finding: number | undefined, field: string): string {
  return `input-${finding ?? 'examination'}-${field}`
}

export function FieldInput(props: FieldInputProps) {
  const { field } = props
  if (field.kind === 'choices') return <Choices {...props} field={field} />
  return (
    <div className={parts.field}>
      <label htmlFor={getInputId(props.finding, field.id)}>
        <Name {...props} />
      </label>
      <Input {...props} />
    </div>
  )
}

/** The field's name, with a mark while it is missing. */
function Name({ field, values }: FieldInputProps) {
  const { i18n } = useLingui()
  const isMissing = field.isRequired && !isStated(field, values)
  return (
    <>
      <span>{nameField(i18n, field)}</span>
      {isMissing && <span className={parts.fieldError}> · {i18n.t('apollomedical.fields.missing')}</span>}
    </>
  )
}

/** With its unit. */
function nameField(i18n: I18n, field: Field): string {
  const { brackets } = getPunctuation(i18n.locale)
  const isLength = field.kind === 'size' || (field.kind === 'number' && field.unit === 'mm')
  return labelField(i18n, field.id) + (isLength ? brackets.join('mm') : '')
}

function Input({ field, values, finding, onChange }: FieldInputProps) {
  const { i18n } = useLingui()
  const id = getInputId(finding, field.id)
  if (field.kind === 'choice') {
    return (
      <select
        id={id}
        className={parts.input}
        value={readChoice(values, field) ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">{i18n.t('apollomedical.fields.notStated')}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {labelTerm(i18n, field.id, option)}
          </option>
        ))}
      </select>
    )
  }
  if (field.kind === 'size') {
    return <Numbers id={id} field={field} count={field.axes} numbers={readSize(values, field)} onChange={onChange} />
  }
  if (field.kind === 'number') {
    const value = readNumber(values, field)
    return (
      <Numbers
        id={id}
        field={field}
        count={1}
        numbers={value === undefined ? [] : [value]}
        onChange={(numbers) => onChange(numbers[0])}
      />
    )
  }
  const text = values[field.id]
  return (
    <textarea
      id={id}
      className={parts.input}
      rows={field.id === 'conclusion' ? 3 : 2}
      maxLength={1000}
      value={typeof text === 'string' ? text : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type NumbersProps = {
  id: string
  field: Field
  count: number
  numbers: readonly number[]
  onChange: (numbers: number[]) => void
}

/** One to three numbers. Typed text stays as it is typed; the report gets the numbers that it means. */
function Numbers({ id, field, count, numbers, onChange }: NumbersProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(() => write(numbers))
  const meant = read(typed)
  // The report changed from elsewhere: by a dictation, or by a measurement.
  const texts = String(meant) === String(numbers) ? typed : write(numbers)
  const isWrong = (text: string) => Number.isNaN(parseLengthInput(text))

  function change(index: number, text: string) {
    const next = Array.from({ length: count }, (_, place) => (place === index ? text : (texts[place] ?? '')))
    setTyped(next)
    onChange(read(next))
  }

  return (
    <>
      <div className={styles.lengths}>
        {Array.from({ length: count }, (_, index) => (
          <input
            key={index}
            id={index === 0 ? id : undefined}
            className={parts.input}
            inputMode="decimal"
            autoComplete="off"
            // One number has the label.
            aria-label={count > 1 ? `${nameField(i18n, field)} ${index + 1}` : undefined}
            aria-invalid={isWrong(texts[index] ?? '') || undefined}
            value={texts[index] ?? ''}
            onChange={({ currentTarget }) => change(index, currentTarget.value)}
          />
        ))}
      </div>
      {texts.some(isWrong) && <p className={parts.fieldError}>{i18n.t('apollomedical.fields.noNumber')}</p>}
    </>
  )

  function write(list: readonly number[]): string[] {
    return list.map((number) => formatNumber(i18n, number))
  }

  function read(list: readonly string[]): number[] {
    return list.map(parseLengthInput).flatMap((number = Number.NaN) => (Number.isNaN(number) ? [] : [number]))
  }
}

function Choices({ field, values, finding, onChange }: FieldInputProps & { field: ChoicesField }) {
  const { i18n } = useLingui()
  const chosen = readChoices(values, field) ?? []
  return (
    <fieldset className={styles.wide}>
      <legend>
        <Name field={field} values={values} finding={finding} onChange={onChange} />
      </legend>
      <div className={parts.choices}>
        {field.options.map((option, index) => (
          <label key={option} className={parts.choice}>
            <input
              id={index === 0 ? getInputId(finding, field.id) : undefined}
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={() => onChange(toggleChoice(chosen, option))}
            />
            {labelTerm(i18n, field.id, option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
