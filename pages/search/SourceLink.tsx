import type { ReactNode } from 'react'
import type { Passage } from '../../search/answer-schema.ts'

/** The way to a passage, after what stands before it. It loads the page: only then is the sentence marked there. */
export function SourceLink({ source, children }: { source: Passage; children?: ReactNode }) {
  const { title, heading } = source
  return (
    <a href={createSourceLink(source)} target="_self">
      {children}
      {heading === title ? title : `${title} › ${heading}`}
    </a>
  )
}

/** Longer sentences are found by their beginning and their end. */
const wholeLength = 80

/** With the decisive sentence, which the browser marks (https://wicg.github.io/scroll-to-text-fragment/): `/services/rag#data:~:text=No.` */
export function createSourceLink({ url, passage, sentences: [first = passage] }: Passage): string {
  return `${encodeURI(url)}:~:text=${createDirective(first)}`
}

function createDirective(sentence: string): string {
  const words = sentence.split(' ')
  if (sentence.length <= wholeLength || words.length < 12) return encode(sentence)
  return `${encode(words.slice(0, 5).join(' '))},${encode(words.slice(-5).join(' '))}`
}

/** A hyphen and a comma have a meaning of their own there. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D')
}
