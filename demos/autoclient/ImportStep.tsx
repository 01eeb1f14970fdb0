import { useLingui } from '@lingui/react'
import { useId } from 'react'
import parts from '../shared/parts.module.css'
import { type FieldName, fieldNames } from './engine/fields.ts'
import styles from './ImportStep.module.css'
import type { Desk } from './use-desk.ts'
import { describeIssue, nameField } from './wording.ts'

/** How the file was read: its columns, which the visitor may correct, and what was mended in its cells. */
export function ImportStep({ desk, onNext }: { desk: Desk; onNext: () => void }) {
  const { i18n } = useLingui()
  const { table } = desk
  const delimiters = {
    ',': i18n.t('autoclient.import.comma'),
    ';': i18n.t('autoclient.import.semicolon'),
    '\t': i18n.t('autoclient.import.tab'),
  }
  return (
    <div>
      <h2 id="step-heading">{i18n.t('autoclient.import.heading')}</h2>
      <p>
        {i18n.t('autoclient.import.format', { encoding: table.encoding, delimiter: delimiters[table.delimiter] })}{' '}
        {i18n.t('autoclient.import.help')}
      </p>
      <ColumnTable desk={desk} />
      {!desk.mapping.includes('consent') && <p className={parts.error}>{i18n.t('autoclient.import.noConsent')}</p>}
      {!desk.mapping.includes('email') && <p className={parts.error}>{i18n.t('autoclient.import.noEmail')}</p>}
      <Cleaning desk={desk} />
      <button type="button" className={parts.buttonPrimary} onClick={onNext}>
        {i18n.t('autoclient.import.next')}
      </button>
    </div>
  )
}

function ColumnTable({ desk: { table, mapping, setMapping } }: { desk: Desk }) {
  const { i18n } = useLingui()
  return (
    <table className={`${parts.table} ${styles.columns}`}>
      <caption className="visually-hidden">{i18n.t('autoclient.import.columns')}</caption>
      <thead>
        <tr>
          <th scope="col">{i18n.t('autoclient.import.column')}</th>
          <th scope="col">{i18n.t('autoclient.import.holds')}</th>
          <th scope="col">{i18n.t('autoclient.import.examples')}</th>
        </tr>
      </thead>
      <tbody>
        {table.header.map((name, column) => (
          <tr key={column}>
            <th scope="row">{name || i18n.t('autoclient.import.unnamed', { number: column + 1 })}</th>
            <td>
              <FieldSelect
                label={i18n.t('autoclient.import.choose', { column: name || String(column + 1) })}
                value={mapping[column]}
                onChange={(field) => setMapping(assign(mapping, column, field))}
              />
            </td>
            <td className={styles.examples}>
              {table.rows
                .map(({ cells }) => cells[column])
                .filter(Boolean)
                .slice(0, 2)
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FieldSelectProps = {
  label: string
  value: FieldName | undefined
  onChange: (field: FieldName | undefined) => void
}

function FieldSelect({ label, value, onChange }: FieldSelectProps) {
  const { i18n } = useLingui()
  return (
    <select
      className={parts.input}
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(fieldNames.find((field) => field === currentTarget.value))}
    >
      <option value="">{i18n.t('autoclient.import.unused')}</option>
      {fieldNames.map((field) => (
        <option key={field} value={field}>
          {nameField(i18n, field)}
        </option>
      ))}
    </select>
  )
}

/** A field comes from one column: choosing it takes it away from another. */
function assign(mapping: Desk['mapping'], column: number, field: FieldName | undefined): Desk['mapping'] {
  return mapping.map((current, index) => {
    if (index === column) return field
    return current === field ? undefined : current
  })
}

/** Long lists tell no more than their beginning. */
const shownCells = 40

function Cleaning({ desk: { cleaned } }: { desk: Desk }) {
  const { i18n } = useLingui()
  const { changes, issues, emptyRows } = cleaned
  return (
    <div className={styles.cleaning}>
      <h3>{i18n.t('autoclient.cleaning.heading')}</h3>
      {emptyRows.length > 0 && (
        <p>
          {i18n.t('autoclient.cleaning.empty', { count: emptyRows.length, rows: emptyRows.slice(0, 10).join(', ') })}
        </p>
      )}
      <CellList
        summary={i18n.t('autoclient.cleaning.issues', { count: issues.length })}
        heads={[i18n.t('autoclient.cleaning.says'), i18n.t('autoclient.cleaning.problem')]}
        cells={issues.map((issue) => ({ ...issue, texts: [issue.value, describeIssue(i18n, issue)] }))}
      />
      <CellList
        summary={i18n.t('autoclient.cleaning.changes', { count: changes.length })}
        heads={[i18n.t('autoclient.cleaning.before'), i18n.t('autoclient.cleaning.after')]}
        cells={changes.map(({ before, after, ...cell }) => ({
          ...cell,
          texts: [before, after || i18n.t('autoclient.cleaning.nothing')],
        }))}
      />
    </div>
  )
}

type CellListProps = {
  summary: string
  heads: [string, string]
  cells: { row: number; field: FieldName; texts: string[] }[]
}

function CellList({ summary, heads, cells }: CellListProps) {
  const { i18n } = useLingui()
  const id = useId()
  if (cells.length === 0) return <p id={id}>{summary}</p>
  return (
    <details>
      <summary id={id}>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls has to be reached by keyboard. */}
      <section className={parts.tableWrap} tabIndex={0} aria-labelledby={id}>
        <table className={parts.table}>
          <thead>
            <tr>
              <th scope="col">{i18n.t('autoclient.cleaning.row')}</th>
              <th scope="col">{i18n.t('autoclient.cleaning.field')}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.slice(0, shownCells).map(({ row, field, texts }, index) => (
              <tr key={index}>
                <th scope="row">{row}</th>
                <td>{nameField(i18n, field)}</td>
                {texts.map((text, column) => (
                  <td key={column}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {cells.length > shownCells && <p>{i18n.t('autoclient.cleaning.more', { count: cells.length - shownCells })}</p>}
    </details>
  )
}
