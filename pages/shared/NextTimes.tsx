import type { LocalizedText } from '../../content/localize.ts'
import { lazyPart } from '../../renderer/ui/lazy-part.tsx'
import type { NoDayWords } from '../book/NoDay.tsx'
import styles from './NextTimes.module.css'

export type NextTimesProps = {
  type: string
  place: string
  title: LocalizedText
  /** Of a city: what it is called, and what is said where it has no free day. */
  noDay?: { name: LocalizedText; words: NoDayWords }
  /** All days and not only the next ones. */
  calendar?: { earlier: LocalizedText; later: LocalizedText }
}

const FreeTimes = lazyPart<NextTimesProps>(() => import('../book/FreeTimes.tsx').then((module) => module.FreeTimes))

/** The next free times, as links that choose them. They come late and without harm: where nobody knows them, nothing stands here. */
export function NextTimes(props: NextTimesProps) {
  return (
    <div className={props.calendar ? styles.calendar : styles.times}>
      <FreeTimes {...props} />
    </div>
  )
}
