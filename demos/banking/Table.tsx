import type { ReactNode } from 'react'
import parts from '../shared/parts.module.css'

type TableProps = {
  /** For screen readers; the heading above it says the same to all others. */
  caption: string
  /** Head and body. */
  children: ReactNode
}

/** A table that scrolls sideways in its own box where the screen is narrow. */
export function Table({ caption, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard (WCAG 2.1.1).
    <section className={parts.tableWrap} aria-label={caption} tabIndex={0}>
      <table className={parts.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
