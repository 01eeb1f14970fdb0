import type { CSSProperties } from 'react'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import type { StepIn } from './plan.ts'
import { Span } from './Span.tsx'
import styles from './Weeks.module.css'

/** Weeks side by side, each step as wide as it is long, with what happens in it and its hours of sessions. */
export function Weeks({ steps }: { steps: StepIn<'week'>[] }) {
  return (
    <ol className={styles.weeks}>
      {steps.map(({ when, time, title, text }, index) => (
        // Cast: React does not know custom properties.
        <li key={index} style={{ '--length': when.last - when.first + 1 } as CSSProperties}>
          <h3 id={`plan-${index + 1}`}>
            <Span of={when} />
          </h3>
          {time && <p className={styles.hours}>{time}</p>}
          {title && <Words as="p" className={styles.title} of={title} />}
          <Text as="p" of={text} />
        </li>
      ))}
    </ol>
  )
}
