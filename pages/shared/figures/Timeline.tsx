import { today } from '../../../model/today.ts'
import type { FigureOf } from '../../data/get-figure.ts'
import { Text } from '../../ui/Text.tsx'
import { layOutDays } from './lay-out-marks.ts'
import styles from './Timeline.module.css'

export function Timeline({ specimen: { events } }: { specimen: FigureOf<'timeline'> }) {
  const { places, years } = layOutDays(events.map(({ day }) => day))
  const isPast = (day: string) => day <= today() || undefined
  return (
    <div className={styles.timeline}>
      <svg aria-hidden="true" width="100%" height="52">
        <line x1="0" x2="100%" y1="14" y2="14" />
        {years.map(({ at, year }) => (
          <g key={year}>
            <line x1={`${at}%`} x2={`${at}%`} y1="14" y2="26" />
            <text x={`${at}%`} dx="4" y="36">
              {year}
            </text>
          </g>
        ))}
        {events.map(({ day }, index) => (
          <circle key={day} cx={`${places[index]}%`} cy="14" r="6" data-past={isPast(day)} />
        ))}
      </svg>
      <ol className={styles.events}>
        {events.map(({ day, when, what }) => (
          <li key={day} data-past={isPast(day)}>
            <Text as="time" dateTime={day} of={when} /> <Text as="span" of={what} />
          </li>
        ))}
      </ol>
    </div>
  )
}
