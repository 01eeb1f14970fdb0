import type { Locale } from '../../locales/locales.ts'
import { splitMatches } from '../../search/excerpt.ts'

type HighlightProps = {
  text: string
  /** Index terms of a hit. */
  terms: string[]
  locale: Locale
}

/** A text with its matches marked. */
export function Highlight({ text, terms, locale }: HighlightProps) {
  return splitMatches(text, terms, locale).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
