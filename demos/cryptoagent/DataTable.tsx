import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'

type DataTableProps = {
  /** For those who do not see what stands around it. */
  caption: string
  /** The first column's head, then those of the numbers. */
  heads: string[]
  rows: { name: string; cells: string[]; isChosen?: boolean }[]
}

/** Named rows of numbers. Where it is wider than the screen it scrolls in itself, with the keyboard too. */
export function DataTable({ caption, heads, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard (WCAG 2.1.1).
    <section className={`${parts.tableWrap} ${styles.table}`} aria-label={caption} tabIndex={0}>
      <table className={parts.table}>
        <caption className="visually-hidden">{caption}</caption>
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
      </table>
    </section>
  )
}
