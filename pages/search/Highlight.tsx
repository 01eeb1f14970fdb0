import { splitMatches } from '../../search/excerpt.ts'
import { useLocale } from '../ui/use-locale.ts'

type HighlightProps = {
  text: string
  /** Index terms of a hit. */
  terms: string[]
}

/** A text with its matches marked. */
export function Highlight({ text, terms }: HighlightProps) {
  return splitMatches(text, terms, useLocale()).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
