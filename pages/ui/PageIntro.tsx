import type { ReactNode } from 'react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Paragraphs } from './lists.tsx'
import styles from './PageIntro.module.css'
import sheetStyles from './Sheet.module.css'
import { Words } from './Words.tsx'

type PageIntroProps = {
  kicker?: ReactNode
  heading: LocalizedText
  intro: LocalizedText[]
  /** The next step, after the words. */
  children?: ReactNode
  /** A part beside the words on wide screens and below them on narrow ones. */
  aside?: ReactNode
  /** Stands below the words on wide screens and after the aside on narrow ones. */
  below?: ReactNode
  /** A piece of the work: a sheet that is wider than the words and goes over the page's edge. */
  sheet?: ReactNode
}

export function PageIntro({ kicker, heading, intro, children, aside, below, sheet }: PageIntroProps) {
  return (
    <div className={`${styles.intro} ${aside ? styles.withAside : ''} ${sheet ? styles.withSheet : ''}`}>
      <div>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Words as="h1" id="title" of={heading} />
        <Paragraphs items={intro} className={styles.lead} />
        {children}
      </div>
      {aside && <div>{aside}</div>}
      {below && <div>{below}</div>}
      {sheet && <div className={sheetStyles.sheet}>{sheet}</div>}
    </div>
  )
}
