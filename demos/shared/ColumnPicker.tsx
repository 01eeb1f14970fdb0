import { useLingui } from '@lingui/react'
import styles from './ColumnPicker.module.css'
import { DataTable } from './DataTable.tsx'
import parts from './parts.module.css'

type ColumnPickerProps<Field extends string> = {
  header: readonly string[]
  rows: readonly { cells: readonly string[] }[]
  fields: readonly { name: Field; label: string }[]
  /** The field of each column; undefined if a column is not used. */
  mapping: readonly (Field | undefined)[]
  onChange: (mapping: (Field | undefined)[]) => void
  /** Fields that several columns may hold together. */
  repeatable?: readonly Field[]
}

/** Asks for the contents of each column of a file; a guess stands there already. */
export function ColumnPicker<Field extends string>(props: ColumnPickerProps<Field>) {
  const { header, rows, fields, mapping, onChange, repeatable = [] } = props
  const { i18n } = useLingui()
  // A field comes from one column: choosing it takes it away from another.
  const assign = (column: number, field: Field | undefined) =>
    header.map((_, index) => {
      if (index === column) return field
      return mapping[index] === field && field && !repeatable.includes(field) ? undefined : mapping[index]
    })
  return (
    <DataTable
      caption={i18n.t('demo.columns.caption')}
      className={styles.columns}
      rows={header}
      columns={[
        {
          head: i18n.t('demo.columns.column'),
          isName: true,
          show: (name, column) => name || i18n.t('demo.columns.unnamed', { number: column + 1 }),
        },
        {
          head: i18n.t('demo.columns.holds'),
          show: (name, column) => (
            <select
              className={parts.input}
              aria-label={i18n.t('demo.columns.choose', { column: name || String(column + 1) })}
              value={mapping[column] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange(assign(column, fields.find((field) => field.name === value)?.name))
              }
            >
              <option value="">{i18n.t('demo.columns.unused')}</option>
              {fields.map((field) => (
                <option key={field.name} value={field.name}>
                  {field.label}
                </option>
              ))}
            </select>
          ),
        },
        {
          head: i18n.t('demo.columns.examples'),
          className: styles.examples,
          show: (_, column) =>
            rows
              .map(({ cells }) => cells[column])
              .filter(Boolean)
              .slice(0, 2)
              .join(' · '),
        },
      ]}
    />
  )
}
