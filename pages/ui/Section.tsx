import type { ReactNode } from 'react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import styles from './Section.module.css'
import { Words } from './Words.tsx'

type SectionProps = {
  title: LocalizedText
  /** For links to the section; the same in every language. */
  id: string
  /** On a band of its own colour. */
  isSunken?: boolean
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, id, isSunken = false, children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${isSunken ? styles.sunken : ''}`}>
      <Words as="h2" of={title} />
      <div className={styles.content}>{children}</div>
    </section>
  )
}
