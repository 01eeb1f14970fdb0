import type { Locale } from '../../locales/locales.ts'
import { bookTexts, bookTextsSchema } from '../../model/kinds/book.ts'
import { findSteps, type Step } from '../../model/kinds/line.ts'
import { stepNamesSchema, tasks } from '../../model/kinds/tasks.ts'
import { mapTexts } from '../../model/kit/map-texts.ts'
import { createContentTranslator } from '../shared/data/content-words.ts'
import { type ErrorCode, getErrorMessage } from '../shared/http/responses.ts'

export function loadBookWords(locale: Locale) {
  return mapTexts(bookTextsSchema, bookTexts, 'book', createContentTranslator(locale))
}

/** The steps of the line that a visitor has brought, by who does them, from `/tasks`. */
export function findLine({ notes = '', locale }: { notes?: string | undefined; locale: Locale }): Step[] {
  return findSteps(notes, mapTexts(stepNamesSchema, tasks.names, 'tasks.names', createContentTranslator(locale)))
}

export function getBookingError(code: ErrorCode, locale: Locale): string {
  if (code === 'taken') return loadBookWords(locale).taken
  return code === 'limit' ? loadBookWords(locale).full : getErrorMessage(code, locale)
}
