import { ChartFigure, type ChartProps } from './ChartFigure.tsx'
import styles from './chart.module.css'
import { type Band, chooseLabels, layOutLines } from './layout.ts'

type LineChartProps = ChartProps & {
  /** A range around the lines, such as the uncertainty of a forecast. */
  band?: Band
}

/**
 * Lines over time. The series after the first are told apart by their dashes too, so that a second one may be a forecast.
 * Dots appear if they leave room for the line.
 */
export function LineChart({ band, ...chart }: LineChartProps) {
  const { labels, series, formatValue, formatTick = formatValue } = chart
  const { ticks, paths, band: bandPath, dots, positions } = layOutLines(labels.length, series, band)
  const written = chooseLabels(labels.length, 6)
  return (
    <ChartFigure {...chart} band={band}>
      <div className={styles.plot}>
        <div className={styles.ticks}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </div>
        <svg className={styles.canvas} aria-hidden="true">
          {ticks.map((tick, index) => {
            const y = `${100 - (100 * index) / (ticks.length - 1)}%`
            return <line key={tick} className={styles.grid} x1="0" x2="100%" y1={y} y2={y} />
          })}
          {/* The box is stretched to any width; texts and dots stand outside of it and keep their shape. */}
          <svg className={styles.stretched} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {bandPath && <path className={styles.band} d={bandPath} />}
            {paths.map((path, index) => (
              <path key={index} className={styles.line} data-series={index % 4} d={path} />
            ))}
          </svg>
          {labels.length <= 36 &&
            dots.map((places, index) =>
              places.map(({ x, y }) => (
                <circle
                  key={`${index} ${x}`}
                  className={styles.dot}
                  data-series={index % 4}
                  cx={`${x}%`}
                  cy={`${y}%`}
                />
              )),
            )}
          {written.map((index, place) => {
            const x = positions[index] ?? 0
            return (
              <text
                key={index}
                className={styles.axisLabel}
                data-spare={place % 3 !== 0}
                x={`${x}%`}
                y="100%"
                dy="1.7em"
                textAnchor={anchorAt(x)}
              >
                {labels[index]}
              </text>
            )
          })}
        </svg>
      </div>
    </ChartFigure>
  )
}

/** Labels at the edges stay inside the chart. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 5) return 'start'
  return x > 95 ? 'end' : 'middle'
}
