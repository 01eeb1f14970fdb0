import type { ReactNode } from 'react'
import type { LocalizedText } from '../../content/localize.ts'
import styles from './Section.module.css'
import { Text } from './Text.tsx'

type SectionProps = {
  title: LocalizedText
  /** For links to the section; the same in every language. */
  id?: string
  /** On a band of its own colour. */
  isSunken?: boolean
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, id, isSunken = false, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} data-sunken={isSunken || undefined}>
      <h2>
        <Text of={title} />
      </h2>
      {children}
    </section>
  )
}
