import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import styles from './Milestones.module.css'
import type { StepIn } from './plan.ts'
import { Span } from './Span.tsx'

/** Steps with the working days that they take, drawn as bars on a common line of days. */
export function Milestones({ steps, last }: { steps: StepIn<'day'>[]; last: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, title, text }, index) => (
        <li key={index}>
          <h3 id={`plan-${index + 1}`}>
            <Span of={when} />
          </h3>
          <p>
            {title && <Words of={title} />} <Text of={text} />
          </p>
          <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect x={when.first - 1} width={when.last - when.first + 1} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  )
}
