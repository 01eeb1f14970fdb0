import type { FingerprintData } from '../data/fingerprint.ts'
import styles from './Fingerprint.module.css'

/** A piece of work as a line of cells, each in the ink and shape of who does the step, above their counts in words. */
export function Fingerprint({ data: { steps, label } }: { data: FingerprintData }) {
  return (
    <div className="quiet">
      <Cells steps={steps} />
      {label}
    </div>
  )
}

/** The cells alone, as decoration. */
export function Cells({ steps }: Pick<FingerprintData, 'steps'>) {
  return (
    <span className={styles.cells} aria-hidden>
      {steps.map((step, index) => (
        <i key={index} data-step={step} />
      ))}
    </span>
  )
}
