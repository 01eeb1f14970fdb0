import styles from './Fingerprint.module.css'

/** Who does a step of the work. */
export type Step = 'model' | 'rule' | 'person'

export type FingerprintData = {
  /** In the order of the work. */
  steps: Step[]
  /** How many steps each does: "2 models · 2 rules · 1 person". */
  label: string
}

/** A piece of work as a line of cells, each in the ink and shape of who does the step, above their counts in words. */
export function Fingerprint({ data: { steps, label } }: { data: FingerprintData }) {
  return (
    <div className="quiet">
      <span className={styles.cells} aria-hidden>
        {steps.map((step, index) => (
          <i key={index} data-step={step} />
        ))}
      </span>
      {label}
    </div>
  )
}
