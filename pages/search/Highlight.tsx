import { splitMatches } from '../../search/excerpt.ts'
import { useLocale } from '../ui/use-locale.ts'

/** A text in which the terms of a hit are marked. Bare texts that page translators have moved could not be replaced. */
export function Highlight({ text, terms }: { text: string; terms: string[] }) {
  return splitMatches(text, terms, useLocale()).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
