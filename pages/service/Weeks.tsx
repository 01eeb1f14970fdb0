import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import type { StepIn } from './plan.ts'
import { Span } from './Span.tsx'
import styles from './Weeks.module.css'

/** Weeks side by side, each with what happens in it and its hours of sessions. */
export function Weeks({ steps }: { steps: StepIn<'week'>[] }) {
  return (
    <ol className={styles.weeks}>
      {steps.map(({ when, time, title, text }, index) => (
        <li key={index}>
          <h3 id={`plan-${index + 1}`}>
            <Span of={when} />
          </h3>
          {time && <p className={styles.hours}>{time}</p>}
          {title && (
            <p className={styles.title}>
              <Words of={title} />
            </p>
          )}
          <p>
            <Text of={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
