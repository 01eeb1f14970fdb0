import parts from '../shared/parts.module.css'
import { Table } from '../shared/Table.tsx'
import styles from './Demo.module.css'

type DataTableProps = {
  /** For screen readers. */
  caption: string
  /** Heading of the names, then of the columns of numbers. */
  heads: string[]
  rows: { name: string; cells: string[]; isChosen?: boolean }[]
}

/** Named rows of numbers. */
export function DataTable({ caption, heads, rows }: DataTableProps) {
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col" className={index > 0 ? parts.number : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, isChosen }, row) => (
          <tr key={row} className={isChosen ? styles.chosen : undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column} className={parts.number}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
