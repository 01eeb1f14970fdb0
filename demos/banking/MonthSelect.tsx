import { useLingui } from '@lingui/react'
import { useId } from 'react'
import parts from '../shared/parts.module.css'
import type { Formats } from './formats.ts'

type MonthSelectProps = { months: string[]; month: string; onChange: (month: string) => void; formats: Formats }

export function MonthSelect({ months, month, onChange, formats }: MonthSelectProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{i18n.t('banking.month')}</label>
      <select id={id} className={parts.input} value={month} onChange={(event) => onChange(event.target.value)}>
        {months.map((one) => (
          <option key={one} value={one}>
            {formats.month(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
