import { useId } from 'react'
import { type Locale, localeCodes, locales } from '../../locales/locales.ts'
import parts from '../shared/parts.module.css'

type LocaleSelectProps = { label: string; value: Locale; onChange: (locale: Locale) => void }

/** A field that chooses one of the four languages, each by its own name. */
export function LocaleSelect({ label, value, onChange }: LocaleSelectProps) {
  const id = useId()
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={parts.input}
        value={value}
        onChange={({ currentTarget }) => onChange(localeCodes.find((code) => code === currentTarget.value) ?? value)}
      >
        {localeCodes.map((code) => (
          <option key={code} value={code} lang={locales[code].lang}>
            {locales[code].name}
          </option>
        ))}
      </select>
    </div>
  )
}
