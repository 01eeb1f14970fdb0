import { lazyPart } from '../ui/lazy-part.tsx'
import type { NextTimesProps } from './FreeTimes.tsx'
import styles from './NextTimes.module.css'

const FreeTimes = lazyPart<NextTimesProps>(() => import('./FreeTimes.tsx').then((module) => module.FreeTimes))

/** The next free times, as links that choose them. They come late and without harm: where nobody knows them, nothing stands here. */
export function NextTimes(props: NextTimesProps) {
  return (
    <div className={props.calendar ? styles.calendar : styles.times}>
      <FreeTimes {...props} />
    </div>
  )
}
