import type { LocalizedText } from '../../content/localize.ts'

/** A text of the content; an English one on a page of another language is marked as such (WCAG 3.1.2). */
export function Text({ of }: { of: LocalizedText }) {
  return typeof of === 'string' ? of : <span lang="en">{of.en}</span>
}
