import { type BookingPlace, type BookingType, booking } from '../../content/booking.ts'
import { getPlaceName } from '../../content/cities.ts'
import { writeMinutes } from '../../locales/day-times.ts'
import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { createContentTranslator, loadBookWords } from '../shared/data/content-words.ts'
import { type ErrorCode, getErrorMessage } from '../shared/http/responses.ts'

/** What a place is called: Barcelona, Barcelone, 巴塞罗那. */
export function namePlace(place: BookingPlace, locale: Locale): string {
  return createContentTranslator(locale)(`cities.${place}.name`, getPlaceName(place))
}

/** What visitors know a time zone by, else its own name: America/Anchorage. */
export function nameZone(zone: string, locale: Locale): string {
  return loadBookWords(locale).zones.find((row) => row.zone === zone)?.name ?? zone
}

/** A type with its length: "Strategy call · 30 minutes". */
export function nameType(type: BookingType, locale: Locale): string {
  return `${loadBookWords(locale).types[type].name} · ${writeMinutes(booking.types[type].minutes, locale)}`
}

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
