import type { Locale } from '../../locales/locales.ts'
import { bookTexts } from '../../model/kinds/book.ts'
import { findSteps, type Step } from '../../model/kinds/line.ts'
import { tasks } from '../../model/kinds/tasks.ts'
import { translate } from '../shared/data/content-words.ts'
import { type ErrorCode, getErrorMessage } from '../shared/http/responses.ts'

export const loadBookWords = (locale: Locale) => translate(bookTexts, locale)

/** The steps of the line that a visitor has brought, by who does them, from `/tasks`. */
export function findLine({ notes = '', locale }: { notes?: string | undefined; locale: Locale }): Step[] {
  return findSteps(notes, translate(tasks, locale).names)
}

export function getBookingError(code: ErrorCode, locale: Locale): string {
  if (code === 'taken') return loadBookWords(locale).taken
  return code === 'limit' ? loadBookWords(locale).full : getErrorMessage(code, locale)
}
