import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import parts from '../parts.module.css'
import { Table } from '../Table.tsx'
import styles from './chart.module.css'
import type { Band, Series } from './layout.ts'

export type ChartProps = {
  /** What the chart shows, written above it. */
  caption: string
  /** What can be read from the chart, in a sentence or two: it takes the chart's place where nobody sees it. */
  summary: string
  /** What the labels are: the first column's head in the table of the data. */
  labelName: string
  labels: string[]
  series: Series[]
  /** How a value is written: in the page's language, with its unit. */
  formatValue: (value: number) => string
  /** How a value is written at the axis of a line chart, where room is scarce; else as all values are. */
  formatTick?: (value: number) => string
}

type ChartFigureProps = ChartProps & { band?: Band | undefined; children: ReactNode }

/** What stands around every chart: its caption, the names of its series and, to be opened, the table of its data. */
export function ChartFigure({ band, children, ...chart }: ChartFigureProps) {
  const hasLegend = chart.series.length > 1 || band !== undefined
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{chart.caption}</figcaption>
      {hasLegend && (
        <ul className={styles.legend}>
          {chart.series.map(({ name }, index) => (
            <li key={index}>
              <svg className={styles.key} aria-hidden="true">
                <line className={styles.line} data-series={index % 4} x1="0" x2="100%" y1="50%" y2="50%" />
              </svg>
              {name}
            </li>
          ))}
          {band && (
            <li>
              <svg className={styles.key} aria-hidden="true">
                <rect className={styles.band} width="100%" height="100%" />
              </svg>
              {band.name}
            </li>
          )}
        </ul>
      )}
      <div role="img" aria-label={chart.summary}>
        {children}
      </div>
      <ChartTable {...chart} band={band} />
    </figure>
  )
}

function ChartTable({ caption, labelName, labels, series, band, formatValue }: Omit<ChartFigureProps, 'children'>) {
  const { i18n } = useLingui()
  return (
    <details className={styles.data}>
      <summary>{i18n.t('demo.chart.data')}</summary>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{labelName}</th>
            {[...series, ...(band ? [band] : [])].map(({ name }, index) => (
              <th key={index} scope="col" className={parts.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => {
            const range = band?.values[row]
            return (
              <tr key={row}>
                <th scope="row">{label}</th>
                {series.map(({ values }, column) => {
                  const value = values[row]
                  return (
                    <td key={column} className={parts.number}>
                      {value === undefined ? '–' : formatValue(value)}
                    </td>
                  )
                })}
                {band && (
                  <td className={parts.number}>
                    {range ? `${formatValue(range.low)} – ${formatValue(range.high)}` : '–'}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </details>
  )
}
