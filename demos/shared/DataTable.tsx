import type { ReactNode } from 'react'
import parts from './parts.module.css'

type DataColumn<Row> = {
  head: ReactNode
  show: (row: Row, index: number) => ReactNode
  /** Numbers stand at the end of their cells. */
  isNumber?: boolean
  /** Names its row. */
  isName?: boolean
  className?: string | undefined
}

type DataTableProps<Row> = {
  /** For screen readers; the heading above it says the same to all others. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  /** Further styles of the box around the table. */
  className?: string | undefined
}

/** A table whose columns are data. It scrolls in its own box if it is larger than its place. */
export function DataTable<Row>({ caption, columns, rows, className = '' }: DataTableProps<Row>) {
  const classes = columns.map((column) => `${column.isNumber ? parts.number : ''} ${column.className ?? ''}`.trim())
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a box that scrolls (WCAG 2.1.1).
    <section className={`${parts.tableWrap} ${className}`} aria-label={caption} tabIndex={0}>
      <table className={parts.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head }, index) => (
              <th key={index} scope="col" className={classes[index]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {columns.map(({ show, isName }, index) =>
                isName ? (
                  <th key={index} scope="row" className={classes[index]}>
                    {show(row, place)}
                  </th>
                ) : (
                  <td key={index} className={classes[index]}>
                    {show(row, place)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
