import type { ReactNode } from 'react'
import type { LocalizedText } from '../../content/localize.ts'
import styles from './PageIntro.module.css'
import { Text } from './Text.tsx'

type PageIntroProps = {
  /** A few words above the heading. */
  kicker?: ReactNode
  heading: LocalizedText
  intro: LocalizedText[]
  children?: ReactNode
}

/** The page's one `h1` with what introduces it. */
export function PageIntro({ kicker, heading, intro, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1>
        <Text of={heading} />
      </h1>
      {intro.map((paragraph, index) => (
        <p key={index} className={styles.lead}>
          <Text of={paragraph} />
        </p>
      ))}
      {children}
    </div>
  )
}
