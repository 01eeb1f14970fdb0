import { splitMatches } from '../../search/excerpt.ts'
import { useLocale } from '../ui/use-locale.ts'

/** A text in which the terms of a hit are marked. */
export function Highlight({ text, terms }: { text: string; terms: string[] }) {
  return splitMatches(text, terms, useLocale()).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
