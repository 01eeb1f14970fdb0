import type { ReactNode } from 'react'
import type { Source } from '../../retrieval/ask.ts'
import { createSourceLink } from './source-link.ts'

/** The way to a passage, after what stands before it. It loads the page: only then is the sentence marked there. */
export function SourceLink({ source, children }: { source: Source; children?: ReactNode }) {
  const { title, heading } = source
  return (
    <a href={createSourceLink(source)} target="_self">
      {children}
      {title}
      {heading !== title && ` › ${heading}`}
    </a>
  )
}
