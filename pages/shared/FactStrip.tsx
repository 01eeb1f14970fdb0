import { Text } from '../ui/Text.tsx'
import styles from './FactStrip.module.css'
import type { ServiceFact } from './service-facts.ts'

/** The facts that buyers ask for first. */
export function FactStrip({ facts }: { facts: ServiceFact[] }) {
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        {facts.map(({ label, amount, values }, index) => (
          <div key={index}>
            <Text as="dt" of={label} />
            {amount && <Text as="dd" className={styles.amount} of={amount} />}
            {values.map((value, position) => (
              <Text as="dd" key={position} of={value} />
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
