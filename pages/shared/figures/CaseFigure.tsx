import type { CSSProperties } from 'react'
import { SampleMark } from '../../../renderer/ui/SampleMark.tsx'
import { Text } from '../../../renderer/ui/Text.tsx'
import { Words } from '../../../renderer/ui/Words.tsx'
import styles from './CaseFigure.module.css'
import type { FigureCell, FigureTable } from './draw-case-figure.ts'
import balance from './forms/balance.module.css'
import bars from './forms/bars.module.css'
import claims from './forms/claims.module.css'
import columns from './forms/columns.module.css'
import matrix from './forms/matrix.module.css'
import nights from './forms/nights.module.css'
import ranges from './forms/ranges.module.css'
import sheet from './forms/sheet.module.css'
import stages from './forms/stages.module.css'

/** How a table of each form is drawn. */
const forms: Record<FigureTable['form'], Record<string, string>> = {
  balance,
  claims,
  matrix: { ...matrix, table: `${columns.table} ${matrix.table}` },
  nights,
  points: bars,
  ranges,
  sheet,
  sieve: bars,
  stages: { ...stages, table: `${columns.table} ${stages.table}` },
}

/** What the system would change, as a drawn table. */
export function CaseFigure({ figure: { form, title, caption, lead, head, rows, totals } }: { figure: FigureTable }) {
  return (
    <figure className={`${styles.figure} ${forms[form].figure ?? ''}`}>
      <p className={styles.title}>
        <Words as="strong" of={title} /> <SampleMark isExample />
      </p>
      {lead.map((words, index) => (
        <Text as="p" key={index} className={styles.lead} of={words} />
      ))}
      <table className={`${styles.table} ${forms[form].table}`}>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((words, index) =>
                words === '' ? <td key={index} /> : <Text as="th" key={index} scope="col" of={words} />,
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} data-mark={row.mark}>
              <Text as="th" scope="row" of={row.title} />
              {row.cells.map((cell, number) => (
                <Cell key={number} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {totals.length > 0 && (
        <dl className={styles.totals}>
          {totals.map(({ title: name, value }) => (
            <div key={value}>
              <Text as="dt" of={name} />
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Text as="figcaption" className={styles.caption} of={caption} />
    </figure>
  )
}

function Cell({ cell: { words, mark, start, end, point } }: { cell: FigureCell }) {
  // Cast: React does not know custom properties.
  const style =
    start === undefined ? undefined : ({ '--start': start, '--end': end, '--point': point } as CSSProperties)
  return (
    <td data-mark={mark} style={style}>
      {words !== undefined && <Text as="span" of={words} />}
    </td>
  )
}
