import { useId } from 'react'
import { type DemoLocale, demoLocales } from '../../locales/demo-locales.ts'
import { locales } from '../../locales/locales.ts'
import parts from '../shared/parts.module.css'

type LocaleSelectProps = { label: string; value: DemoLocale; onChange: (locale: DemoLocale) => void }

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
        onChange={({ currentTarget }) => onChange(demoLocales.find((code) => code === currentTarget.value) ?? value)}
      >
        {demoLocales.map((code) => (
          <option key={code} value={code} lang={locales[code].lang}>
            {locales[code].name}
          </option>
        ))}
      </select>
    </div>
  )
}
