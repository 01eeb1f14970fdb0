import { withQuotes } from '../../../content/quotes.ts'
import { createDayWriter } from '../../../locales/date-format.ts'
import type { Locale } from '../../../locales/locales.ts'
import { createTranslator } from '../../../locales/server.ts'

/** Translates texts of the content by their ids, with the figures and dates that they quote. */
export function createContentTranslator(locale: Locale): (id: string, english: string) => string {
  return withQuotes(createTranslator(locale), createDayWriter(locale))
}
