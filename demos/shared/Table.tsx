import type { ReactNode } from 'react'
import parts from './parts.module.css'

type TableProps = {
  /** For screen readers; the heading above it says the same to all others. */
  caption: string
  /** Further styles of the box around the table. */
  className?: string | undefined
  /** Head and body. */
  children: ReactNode
}

/** A table that scrolls in its own box where it is larger than its place. */
export function Table({ caption, className = '', children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard (WCAG 2.1.1).
    <section className={`${parts.tableWrap} ${className}`} aria-label={caption} tabIndex={0}>
      <table className={parts.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
