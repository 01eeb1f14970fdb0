import type { FigureOf } from '../../data/get-figure.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './Path.module.css'

export function Path({ specimen: { symptom, steps, outcomes, repair } }: { specimen: FigureOf<'path'> }) {
  return (
    <>
      <Text as="p" className={styles.symptom} of={symptom} />
      <ol className={styles.path}>
        {steps.map(({ question, measure, outcome }, index) => (
          <li key={index} data-outcome={outcome}>
            <Text as="p" className={styles.question} of={question} />
            <Text as="p" of={measure} />
            <Text as="p" className={styles.outcome} of={outcomes[outcome]} />
          </li>
        ))}
      </ol>
      <Text as="p" className={styles.repair} of={repair} />
    </>
  )
}
