import { Text } from '../../../renderer/ui/Text.tsx'
import styles from './Path.module.css'
import type { SpecimenOf } from './Specimen.tsx'

/** The way from a symptom to its cause: what is ruled out branches off, the line goes on. */
export function Path({ specimen: { symptom, steps, outcomes, repair } }: { specimen: SpecimenOf<'path'> }) {
  return (
    <>
      <p className={styles.symptom}>
        <Text of={symptom} />
      </p>
      <ol className={styles.path}>
        {steps.map(({ question, measure, outcome }, index) => (
          <li key={index} data-outcome={outcome}>
            <p className={styles.question}>
              <Text of={question} />
            </p>
            <p>
              <Text of={measure} />
            </p>
            <p className={styles.outcome}>
              <Text of={outcomes[outcome]} />
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.repair}>
        <Text of={repair} />
      </p>
    </>
  )
}
