import { plainText } from '../../model/kit/localize.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { NextTimesProps } from './FreeTimes.tsx'
import styles from './NextTimes.module.css'

const FreeTimes = lazyPart<NextTimesProps>(() => import('./FreeTimes.tsx').then((module) => module.FreeTimes), {
  renderFailure: (_, message) => message,
})

/** The next free times, as links that choose them. Until they are known the style says so: no copy of the page as text may. */
export function NextTimes(props: NextTimesProps) {
  return (
    <div className={props.hasCalendar ? styles.calendar : styles.times} data-loading={plainText(props.words.loading)}>
      <FreeTimes {...props} />
    </div>
  )
}
