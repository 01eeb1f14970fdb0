import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { type ErrorCode, getErrorMessage } from '../shared/http/errors.ts'
import { loadBookWords } from './book-words.ts'

/** Why a request for an appointment is refused. */
export type Problem = Extract<ErrorCode, 'invalid' | 'taken' | 'limit' | 'unavailable' | 'closed' | 'mailed'>

/** The message of a problem for the visitor. */
export function nameProblem(problem: Problem, locale: Locale): string {
  const words = loadBookWords(locale)
  const i18n = loadFunctionI18n(locale, 'booking')
  if (problem === 'taken') return words.taken
  if (problem === 'limit') return words.full
  if (problem === 'mailed') return i18n.t('booking.error.mailed')
  return getErrorMessage(problem, locale)
}
