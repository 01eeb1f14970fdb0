// Refuses colours without enough contrast.
import '../../model/kinds/brand-colors.ts'
import { findUnknownQuotes } from '../../model/quotes.ts'
import { type Left, leave } from '../files/left.ts'
import type { Translation } from '../texts/list-texts.ts'
import { findBrokenMessage } from '../texts/translation-error.ts'

/** Texts for which every build is refused. */
export function listWrongTexts(texts: Translation[]): Left[] {
  const quotes = texts.flatMap(({ id, file, text = '' }) =>
    findUnknownQuotes(text).map((what) => leave('quote', { id, file }, what)),
  )
  const broken = texts.flatMap((text) => {
    const what = findBrokenMessage(text)
    return what === undefined ? [] : leave('translation', text, what)
  })
  return [...quotes, ...broken]
}
