import type { Step } from '../../../model/kinds/line.ts'
import type { Miniature as Drawn } from './draw-miniature.ts'
import styles from './Miniature.module.css'

/** A figure as small as a stamp, in one ink: decoration beside the words that name it. */
export function Miniature({ drawn: { thin, thick }, ink = 'model' }: { drawn: Drawn; ink?: Step }) {
  return (
    <svg className={styles.miniature} data-step={ink} viewBox="0 0 96 64" aria-hidden="true">
      <path d={thin} />
      <path d={thick} />
    </svg>
  )
}
