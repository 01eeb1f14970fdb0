import { useId } from 'react'
import parts from './parts.module.css'

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Several lines make it a larger field. */
  rows?: number
  /** The language of the typed text, if it is not the page's. */
  lang?: string
  type?: 'search'
}

export function TextField({ label, onChange, rows, ...field }: TextFieldProps) {
  const id = useId()
  const Tag = rows ? 'textarea' : 'input'
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      <Tag
        id={id}
        className={parts.input}
        rows={rows}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...field}
      />
    </div>
  )
}
