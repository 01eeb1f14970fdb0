import type { FigureOf } from '../../data/get-figure.ts'
import { Fact } from '../../ui/Fact.tsx'
import { Text, Texts } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { Words } from '../../ui/Words.tsx'
import { type DrawnCell, drawTable } from './draw-table.ts'
import balance from './looks/balance.module.css'
import bars from './looks/bars.module.css'
import claims from './looks/claims.module.css'
import columns from './looks/columns.module.css'
import matrix from './looks/matrix.module.css'
import nights from './looks/nights.module.css'
import ranges from './looks/ranges.module.css'
import sheet from './looks/sheet.module.css'
import stages from './looks/stages.module.css'
import styles from './Table.module.css'

const looks: Record<FigureOf<'table'>['look'], Record<string, string>> = {
  balance,
  bars,
  claims,
  matrix: { ...matrix, table: `${columns.table} ${matrix.table}` },
  nights,
  ranges,
  sheet,
  stages: { ...stages, table: `${columns.table} ${stages.table}` },
}

export function Table({ specimen }: { specimen: FigureOf<'table'> }) {
  const { lead, head, rows, totals } = drawTable(useLocale(), specimen)
  const look = looks[specimen.look]
  return (
    <div className={look.frame}>
      <Texts as="p" className={styles.lead} items={lead} />
      <table className={`${styles.table} ${look.table}`}>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((words, index) =>
                words ? <Words as="th" key={index} scope="col" of={words} /> : <td key={index} />,
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ title, mark, cells }, index) => (
            <tr key={index} data-mark={mark}>
              <Words as="th" scope="row" of={title} />
              {cells.map((cell, place) => (
                <Cell key={place} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {totals.length > 0 && (
        <dl className={styles.totals}>
          {totals.map(({ title, value }, index) => (
            <Fact key={index} name={title} of={value} />
          ))}
        </dl>
      )}
    </div>
  )
}

function Cell({ cell: { words, mark, bar } }: { cell: DrawnCell }) {
  const style = bar && { '--start': bar.start, '--end': bar.end, '--point': bar.point }
  return (
    <td data-mark={mark} data-bar={bar && ''} style={style}>
      {words !== undefined && <Text as="span" of={words} />}
    </td>
  )
}
