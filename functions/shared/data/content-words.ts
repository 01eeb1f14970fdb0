import { createDayWriter } from '../../../locales/date-format.ts'
import type { Locale } from '../../../locales/locales.ts'
import { createTranslator } from '../../../locales/server.ts'
import { memoize } from '../../../memoize.ts'
import { getPlaceName } from '../../../model/kinds/cities.ts'
import { formWords } from '../../../model/kinds/contact.ts'
import { mapPiece } from '../../../model/kit/map-texts.ts'
import { withQuotes } from '../../../model/quotes.ts'

/** Translates texts of the content by their ids, with the figures and dates that they quote. */
export function createContentTranslator(locale: Locale): (id: string, english: string) => string {
  return withQuotes(createTranslator(locale), { locale, writeDay: createDayWriter(locale) })
}

/** Barcelona, Barcelone, 巴塞罗那. */
export function namePlace(place: string, locale: Locale): string {
  return createContentTranslator(locale)(`cities.${place}.name`, getPlaceName(place))
}

export function translate<Content>(content: Content, locale: Locale) {
  return mapPiece(content, createContentTranslator(locale))
}

export const loadFormWords = memoize((locale: Locale) => translate(formWords, locale))
