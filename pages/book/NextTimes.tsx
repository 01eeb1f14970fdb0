import { lazyPart } from '../ui/lazy-part.tsx'
import type { NextTimesProps } from './FreeTimes.tsx'
import styles from './NextTimes.module.css'

const FreeTimes = lazyPart<NextTimesProps>(() => import('./FreeTimes.tsx').then((module) => module.FreeTimes))

/** The next free times, as links that choose them; nothing until they are known. */
export function NextTimes(props: NextTimesProps) {
  return (
    <div className={props.calendar ? styles.calendar : styles.times}>
      <FreeTimes {...props} />
    </div>
  )
}
