import type { ReactNode } from 'react'
import type { LocalizedText } from '../../content/localize.ts'
import { SampleMark } from './SampleMark.tsx'

type MarkedText = Exclude<LocalizedText, string>

/** A text of the content; words in another language than the page's are marked as such (WCAG 3.1.2), a sample as one. */
export function Text({ of }: { of: LocalizedText }) {
  return typeof of === 'string' ? of : <TextMark of={of}>{of.pieces ? of.pieces.map(markPiece) : of.text}</TextMark>
}

function markPiece(piece: LocalizedText, index: number): ReactNode {
  return <Text key={index} of={piece} />
}

/** The mark of a text around its words. Only the development server, and there the editor, knows the ids of texts. */
export function TextMark({ of, children }: { of: MarkedText; children: ReactNode }) {
  return (
    <span {...markWords(of)} lang={of.lang}>
      {children}
      {of.isSample && ' '}
      {of.isSample && <SampleMark />}
    </span>
  )
}

/** The same mark as attributes, for an element that shows the words itself, as drawings do. */
export function markWords(of: LocalizedText | undefined): { 'data-text'?: string } {
  return import.meta.env.DEV && typeof of === 'object' && of.id ? { 'data-text': of.id } : {}
}
