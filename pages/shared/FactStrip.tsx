import { Text, Texts } from '../ui/Text.tsx'
import styles from './FactStrip.module.css'
import type { ServiceFact } from './service-facts.ts'

export function FactStrip({ facts }: { facts: ServiceFact[] }) {
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        {facts.map(({ label, amount, values }, index) => (
          <div key={index}>
            <Text as="dt" of={label} />
            {amount && <Text as="dd" className={styles.amount} of={amount} />}
            <Texts as="dd" items={values} />
          </div>
        ))}
      </dl>
    </div>
  )
}
