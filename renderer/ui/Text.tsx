import type { ReactNode } from 'react'
import type { LocalizedText } from '../../content/localize.ts'

/** A text of the content; an English one on a page of another language is marked as such (WCAG 3.1.2). */
export function Text({ of }: { of: LocalizedText }) {
  return typeof of === 'string' ? of : <TextMark of={of}>{of.text}</TextMark>
}

/** The mark of a text around its words. Only the development server, and there the editor, knows the ids of texts. */
export function TextMark({ of, children }: { of: Exclude<LocalizedText, string>; children: ReactNode }) {
  return (
    <span {...markWords(of)} lang={of.lang}>
      {children}
    </span>
  )
}

/** The same mark as attributes, for an element that shows the words itself, as drawings do. */
export function markWords(of: LocalizedText | undefined): { 'data-text'?: string } {
  return import.meta.env.DEV && typeof of === 'object' && of.id ? { 'data-text': of.id } : {}
}
