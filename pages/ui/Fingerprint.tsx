import type { LocalizedText } from '../../model/kit/localize.ts'
import type { FingerprintData } from '../data/fingerprint.ts'
import styles from './Fingerprint.module.css'
import { Text } from './Text.tsx'

type FingerprintProps = {
  data: FingerprintData
  /** The steps in words, for which wide screens have room below the cells. */
  names?: LocalizedText[] | undefined
}

export function Fingerprint({ data: { steps, label }, names }: FingerprintProps) {
  return (
    <div className={`quiet ${styles.fingerprint}`}>
      <Cells steps={steps} />
      {names && (
        <ol className={styles.names}>
          {names.map((name, index) => (
            <Text as="li" key={index} data-step={steps[index]} of={name} />
          ))}
        </ol>
      )}
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
