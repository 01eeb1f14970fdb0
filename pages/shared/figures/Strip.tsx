import { createNumberFormat } from '../../../locales/number-format.ts'
import type { FigureOf } from '../../data/get-figure.ts'
import { Text } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { layOutDots, stripShape } from './lay-out-marks.ts'
import styles from './Strip.module.css'

export function Strip({ specimen: { rows, axis, reference } }: { specimen: FigureOf<'strip'> }) {
  const locale = useLocale()
  const scores = createNumberFormat(locale, { minimumFractionDigits: 2 })
  const ticks = createNumberFormat(locale)
  const { place, low, high, rows: drawn } = layOutDots(rows.map(({ values }) => values))
  const { width, height } = stripShape
  const middle = place(reference.at)
  const share = `${(100 * middle) / width}%`
  return (
    <div className={styles.strip}>
      {rows.map(({ title, isWarning, values }, index) => (
        <div key={index} data-warning={isWarning || undefined}>
          <p>
            <Text of={title} />{' '}
            <strong>
              {scores.format(Math.min(...values))}–{scores.format(Math.max(...values))}
            </strong>
          </p>
          <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
            <path className={styles.axis} d={`M0 ${height}H${width}M${middle} 0V${height}`} />
            <path d={drawn[index]} />
          </svg>
        </div>
      ))}
      <svg aria-hidden="true" width="100%" height="22">
        <text y="16">{ticks.format(low)}</text>
        <text y="16" x={share} textAnchor="middle">
          {ticks.format(reference.at)}
        </text>
        <text y="16" x="100%" textAnchor="end">
          {ticks.format(high)}
        </text>
      </svg>
      <p>
        <Text of={axis} /> · {ticks.format(reference.at)} = <Text of={reference.text} />
      </p>
    </div>
  )
}
