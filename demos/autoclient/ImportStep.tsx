import { useLingui } from '@lingui/react'
import { getPunctuation } from '../../locales/punctuation.ts'
import { ColumnPicker } from '../shared/ColumnPicker.tsx'
import parts from '../shared/parts.module.css'
import { fieldNames, repeatableFields } from './engine/fields.ts'
import type { Desk } from './use-desk.ts'

/** How the file was read: its columns, which the visitor may correct, and the rows that hold nobody. */
export function ImportStep({ desk, onNext }: { desk: Desk; onNext: () => void }) {
  const { i18n } = useLingui()
  const { table, mapping, setMapping } = desk
  const { emptyRows } = desk.cleaned
  return (
    <div>
      <h2>{i18n.t('autoclient.import.heading')}</h2>
      <p>{i18n.t('autoclient.import.help')}</p>
      <ColumnPicker
        header={table.header}
        rows={table.rows}
        fields={fieldNames.map((name) => ({ name, label: i18n.t(`autoclient.field.${name}`) }))}
        mapping={mapping}
        onChange={setMapping}
        repeatable={repeatableFields}
      />
      {!mapping.includes('consent') && <p className={parts.error}>{i18n.t('autoclient.import.noConsent')}</p>}
      {!mapping.includes('email') && <p className={parts.error}>{i18n.t('autoclient.import.noEmail')}</p>}
      {emptyRows.length > 0 && (
        <p>
          {i18n.t('autoclient.cleaning.empty', {
            count: emptyRows.length,
            rows: emptyRows.slice(0, 10).join(getPunctuation(i18n.locale).item),
          })}
        </p>
      )}
      <p>
        <button type="button" className={parts.buttonPrimary} onClick={onNext}>
          {i18n.t('autoclient.import.next')}
        </button>
      </p>
    </div>
  )
}
