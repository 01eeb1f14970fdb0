import { useLingui } from '@lingui/react'
import { ColumnPicker } from '../shared/ColumnPicker.tsx'
import { DataTable } from '../shared/DataTable.tsx'
import parts from '../shared/parts.module.css'
import { fieldNames } from './engine/fields.ts'
import type { Desk } from './use-desk.ts'

/** How the file was read: its columns, which the visitor may correct, and the cells that only a person can put right. */
export function ImportStep({ desk, onNext }: { desk: Desk; onNext: () => void }) {
  const { i18n } = useLingui()
  const { table, mapping, setMapping } = desk
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
      />
      {!mapping.includes('consent') && <p className={parts.error}>{i18n.t('autoclient.import.noConsent')}</p>}
      {!mapping.includes('email') && <p className={parts.error}>{i18n.t('autoclient.import.noEmail')}</p>}
      <Cleaning desk={desk} />
      <p>
        <button type="button" className={parts.buttonPrimary} onClick={onNext}>
          {i18n.t('autoclient.import.next')}
        </button>
      </p>
    </div>
  )
}

/** Long lists tell no more than their beginning. */
const shownCells = 40

function Cleaning({ desk: { cleaned } }: { desk: Desk }) {
  const { i18n } = useLingui()
  const { issues, emptyRows } = cleaned
  const heading = i18n.t('autoclient.cleaning.issues', { count: issues.length })
  return (
    <>
      <h3>{heading}</h3>
      {emptyRows.length > 0 && (
        <p>
          {i18n.t('autoclient.cleaning.empty', { count: emptyRows.length, rows: emptyRows.slice(0, 10).join(', ') })}
        </p>
      )}
      {issues.length > 0 && (
        <DataTable
          caption={heading}
          rows={issues.slice(0, shownCells)}
          columns={[
            { head: i18n.t('autoclient.cleaning.row'), isName: true, show: ({ row }) => row },
            { head: i18n.t('autoclient.cleaning.field'), show: ({ field }) => i18n.t(`autoclient.field.${field}`) },
            { head: i18n.t('autoclient.cleaning.says'), show: ({ value }) => value },
            { head: i18n.t('autoclient.cleaning.problem'), show: ({ code }) => i18n.t(`autoclient.issue.${code}`) },
          ]}
        />
      )}
      {issues.length > shownCells && <p>{i18n.t('autoclient.cleaning.more', { count: issues.length - shownCells })}</p>}
    </>
  )
}
