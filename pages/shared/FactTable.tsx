import type { ReactNode } from 'react'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { Text, Texts } from '../ui/Text.tsx'
import styles from './FactTable.module.css'

type FactTableProps = {
  /** Names the table for those who do not see the heading above it. */
  caption: LocalizedText
  columns: LocalizedText[]
  /** The first cell names its row; the id is for links to it. A cell goes on over those behind it that are undefined; null is none. */
  rows: Array<{ id: string; cells: ReactNode[] }>
}

/** A table whose rows can be linked to. On a phone each row is a block whose cells repeat the names of their columns. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className={styles.table}>
      <Text as="caption" className="visually-hidden" of={caption} />
      <thead>
        <tr>
          <Texts as="th" scope="col" items={columns} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id} id={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => {
              const next = cells.findIndex((other, place) => place > index && other !== undefined)
              const names = columns.slice(index + 1, next < 0 ? undefined : next + 1).map(plainText)
              return (
                cell !== undefined && (
                  <td
                    key={index}
                    className={cell === null ? styles.none : undefined}
                    colSpan={names.length > 1 ? names.length : undefined}
                    data-column={names.join(' · ')}
                  >
                    {cell ?? '–'}
                  </td>
                )
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
