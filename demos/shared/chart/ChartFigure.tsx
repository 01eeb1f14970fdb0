import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { DataTable } from '../DataTable.tsx'
import styles from './chart.module.css'
import type { Band, Series } from './layout.ts'

export type ChartProps = {
  /** The subject of the chart, written above it. */
  caption: string
  /** Text alternative: a sentence or two about the chart. */
  summary: string
  /** Heading of the labels' column in the table of the data. */
  labelName: string
  labels: string[]
  series: Series[]
  /** Formats a value in the page's language, with its unit. */
  formatValue: (value: number) => string
  /** Formats a value at the axis of a line chart, which has little space; `formatValue` by default. */
  formatTick?: (value: number) => string
}

type ChartFigureProps = ChartProps & { band?: Band | undefined; children: ReactNode }

/** A chart with its caption, legend and a table of its data that can be opened. */
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
    <details>
      <summary>{i18n.t('demo.chart.data')}</summary>
      <DataTable
        caption={caption}
        rows={labels.map((label, row) => ({ label, row, range: band?.values[row] }))}
        columns={[
          { head: labelName, isName: true, show: ({ label }) => label },
          ...series.map(({ name, values }) => ({
            head: name,
            isNumber: true,
            show: ({ row }: { row: number }) => {
              const value = values[row]
              return value === undefined ? '–' : formatValue(value)
            },
          })),
          ...(band
            ? [
                {
                  head: band.name,
                  isNumber: true,
                  show: ({ range }: { range: Band['values'][number] }) =>
                    range ? `${formatValue(range.low)} – ${formatValue(range.high)}` : '–',
                },
              ]
            : []),
        ]}
      />
    </details>
  )
}
