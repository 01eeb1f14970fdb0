import type { Locale } from '../../locales/locales.ts'
import { splitMatches } from './excerpt.ts'

type HighlightProps = {
  text: string
  /** Of the index, as a hit has them. */
  terms: string[]
  locale: Locale
}

/** A text with what was searched for marked in it. */
export function Highlight({ text, terms, locale }: HighlightProps) {
  return splitMatches(text, terms, locale).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
