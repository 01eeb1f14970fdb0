import type { FigureOf } from '../../data/get-figure.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './Claims.module.css'

const states = ['backed', 'partly', 'open'] as const

export function Claims({ specimen }: { specimen: FigureOf<'claims'> }) {
  return (
    <>
      <ol className={styles.claims}>
        {specimen.claims.map(({ claim, evidence, state }, index) => (
          <li key={index} data-state={state}>
            <Text as="q" className={styles.claim} of={claim} />
            <p>
              <Text as="strong" of={specimen.states[state]} /> <Text of={evidence} />
            </p>
          </li>
        ))}
      </ol>
      <ul className={styles.count}>
        {states.map((state) => (
          <li key={state} data-state={state}>
            <b>{specimen.claims.filter((claim) => claim.state === state).length}</b>{' '}
            <Text of={specimen.states[state]} />
          </li>
        ))}
      </ul>
    </>
  )
}
