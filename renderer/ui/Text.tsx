import type { ReactNode } from 'react'
import type { LanguagePiece } from '../../content/foreign-words.ts'
import type { LocalizedText } from '../../content/localize.ts'
import { SampleMark } from './SampleMark.tsx'

/** A text of the content; words in another language than the page's are marked as such (WCAG 3.1.2), a sample as one. */
export function Text({ of }: { of: LocalizedText }) {
  return typeof of === 'string' ? of : <TextMark of={of}>{of.pieces ? of.pieces.map(markPiece) : of.text}</TextMark>
}

function markPiece(piece: LanguagePiece, index: number): ReactNode {
  if (typeof piece === 'string') return piece
  return (
    <span key={index} lang={piece.lang}>
      {piece.text}
    </span>
  )
}

/** The mark of a text around its words. Only the development server, and there the editor, knows the ids of texts. */
export function TextMark({ of, children }: { of: Exclude<LocalizedText, string>; children: ReactNode }) {
  return (
    <span {...markWords(of)} lang={of.lang}>
      {children}
      {of.isSample && (
        <>
          {' '}
          <SampleMark />
        </>
      )}
    </span>
  )
}

/** The same mark as attributes, for an element that shows the words itself, as drawings do. */
export function markWords(of: LocalizedText | undefined): { 'data-text'?: string } {
  return import.meta.env.DEV && typeof of === 'object' && of.id ? { 'data-text': of.id } : {}
}
