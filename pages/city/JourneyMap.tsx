import { plainText } from '../../model/kit/localize.ts'
import type { createClocks, Journey } from '../data/journey.ts'
import { markWords, Text, Texts } from '../ui/Text.tsx'
import styles from './JourneyMap.module.css'

const anchors = { left: 'end', right: 'start', above: 'middle', below: 'middle' } as const

/** From a town to its name. To the right, which is the sea, the name stands lower than the coast that runs up there. */
const places = { left: [-12, 0], right: [14, 14], above: [0, -30], below: [0, 24] } as const

export function JourneyMap({ journey }: { journey: Journey }) {
  const { title, caption, width, height, from, outline, description, towns } = journey
  return (
    <figure className={styles.figure}>
      <Text as="p" className={styles.title} of={title} />
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={plainText(title)}>
        <desc>{description}</desc>
        <path className={styles.outline} d={outline} />
        {towns.map(({ id, x, y, isMeant }) => (
          <line
            key={id}
            className={styles.way}
            data-meant={isMeant || undefined}
            x1={from.x}
            y1={from.y}
            x2={x}
            y2={y}
          />
        ))}
        {towns.map((town) => (
          <Town key={town.id} town={town} />
        ))}
      </svg>
      <Text as="figcaption" of={caption} />
    </figure>
  )
}

function Town({ town: { x, y, name, side, isMeant, detail } }: { town: Journey['towns'][number] }) {
  const [left, top] = places[side]
  return (
    <g className={styles.town} data-meant={isMeant || undefined}>
      <circle cx={x} cy={y} r={isMeant ? 7 : 4} />
      <text textAnchor={anchors[side]} x={x + left} y={y + top} {...markWords(name)}>
        {plainText(name)}
      </text>
      <text textAnchor={anchors[side]} x={x + left} y={y + top + 17} className={styles.detail}>
        {detail}
      </text>
    </g>
  )
}

export function ClockTable({ clocks }: { clocks: ReturnType<typeof createClocks> }) {
  return (
    <figure className={styles.figure}>
      <table className={styles.clocks}>
        <Text as="caption" className={styles.title} of={clocks.title} />
        <thead>
          <tr>
            <Texts as="th" scope="col" items={[clocks.place, clocks.morning, clocks.afternoon]} />
          </tr>
        </thead>
        <tbody>
          {clocks.rows.map(({ name, morning, afternoon }, index) => (
            <tr key={index}>
              <Text as="th" scope="row" of={name} />
              <td>{morning}</td>
              <td>{afternoon}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text as="figcaption" of={clocks.caption} />
    </figure>
  )
}
