import type { ReactNode } from 'react'
import type { Passage } from '../../search/answer-schema.ts'
import { createSourceLink } from '../../search/source-link.ts'

/** The way to a passage, after what stands before it. It loads the page: only then is the sentence marked there. */
export function SourceLink({ source, children }: { source: Passage; children?: ReactNode }) {
  const { title, heading } = source
  return (
    <a href={createSourceLink(source)} target="_self">
      {children}
      {title}
      {heading !== title && ` › ${heading}`}
    </a>
  )
}
