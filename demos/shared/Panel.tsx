import type { ReactNode, Ref } from 'react'
import parts from './parts.module.css'

type PanelProps = {
  heading: ReactNode
  /** For a heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Marks the beginning of the first result (demos/README.md). */
  isResult?: boolean
  children: ReactNode
}

/** A part of a demo under its heading. */
export function Panel({ heading, headingRef, isResult, children }: PanelProps) {
  return (
    <section className={parts.panel}>
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} data-result={isResult}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
