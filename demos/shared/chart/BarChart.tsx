import { ChartFigure, type ChartProps } from './ChartFigure.tsx'
import styles from './chart.module.css'
import { layOutBars } from './layout.ts'

/** Horizontal bars, one group for each label: a long label stands above its bar and never turns on its side. */
export function BarChart(chart: ChartProps) {
  const { labels, series, formatValue } = chart
  const { bars, zero } = layOutBars(series.flatMap(({ values }) => values))
  return (
    <ChartFigure {...chart}>
      {labels.map((label, index) => (
        <div key={index} className={styles.group}>
          <span className={styles.label}>{label}</span>
          {series.map(({ values }, number) => {
            const value = values[index]
            const bar = bars[number * labels.length + index]
            return (
              <div key={number} className={styles.row}>
                <svg className={styles.track} aria-hidden="true">
                  {bar && (
                    <rect
                      className={styles.bar}
                      data-series={number % 4}
                      x={`${bar.start}%`}
                      width={`${bar.length}%`}
                      height="100%"
                      rx="2"
                    />
                  )}
                  {zero > 0 && <line className={styles.axis} x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />}
                </svg>
                <span className={styles.value}>{value === undefined ? '–' : formatValue(value)}</span>
              </div>
            )
          })}
        </div>
      ))}
    </ChartFigure>
  )
}
