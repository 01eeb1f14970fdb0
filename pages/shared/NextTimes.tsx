import type { LocalizedText } from '../../content/localize.ts'
import { lazyPart } from '../../renderer/ui/lazy-part.tsx'
import styles from './NextTimes.module.css'

export type NextTimesProps = { type: string; place: string; title: LocalizedText }

const FreeTimes = lazyPart<NextTimesProps>(() => import('../book/FreeTimes.tsx').then((module) => module.FreeTimes), {
  renderFailure: () => null,
})

/** The next free times, as links that choose them. They come late and without harm: where nobody knows them, nothing stands here. */
export function NextTimes(props: NextTimesProps) {
  return (
    <div className={styles.times}>
      <FreeTimes {...props} />
    </div>
  )
}
