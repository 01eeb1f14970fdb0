import { capitalize } from '../../locales/capitalize.ts'
import { createDateFormat, nameZone } from '../../locales/date-format.ts'
import { createTimeFormat } from '../../locales/day-times.ts'
import { writeClockRange } from '../../locales/duration.ts'
import type { Locale } from '../../locales/locales.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { bookTexts } from '../../model/kinds/book.ts'
import { booking as settings } from '../../model/kinds/booking.ts'
import type { Step } from '../../model/kinds/line.ts'
import { findSteps } from '../../model/kinds/line-in-words.ts'
import { site } from '../../model/kinds/site.ts'
import { tasks } from '../../model/kinds/tasks.ts'
import { namePlace, translate } from '../shared/data/content-words.ts'
import { type ErrorCode, getErrorMessage } from '../shared/http/responses.ts'
import type { Booking } from './store.ts'

export const loadBookWords = memoize((locale: Locale) => translate(bookTexts, locale))

const loadTaskNames = memoize((locale: Locale) => translate(tasks, locale).names)

/** The steps of the line that a visitor has brought, by who does them, from `/tasks`. */
export function findLine({ notes = '', locale }: { notes?: string | undefined; locale: Locale }): Step[] {
  return findSteps(notes, loadTaskNames(locale))
}

export function getBookingError(code: ErrorCode, locale: Locale): string {
  if (code === 'taken') return loadBookWords(locale).taken
  return code === 'limit' ? loadBookWords(locale).full : getErrorMessage(code, locale)
}

export function describeAppointment(booking: Booking, locale: Locale, zone: string) {
  const { type, place, start, end, isClockDoubtful } = booking
  const i18n = loadFunctionI18n(locale, 'booking')
  const { name, how } = loadBookWords(locale).types[type]
  const read = (zone: string) => ({
    day: capitalize(formatDay(start, locale, zone), locale),
    time: writeClockRange(formatTimeOfDay(start, locale, zone), formatTimeOfDay(end, locale, zone), locale),
    zone: formatZone(start, locale, zone),
  })
  const [{ day, time, zone: clock }, ours] = [read(zone), read(settings.zone)] as const
  const where = namePlace(place, locale)
  const spans = [
    ...(isClockDoubtful ? [{ ...read('UTC'), zone: 'UTC' }] : []),
    ...(day === ours.day && time === ours.time ? [] : [ours]),
  ]
  return {
    /** For a calendar: Strategy call with Alex Romero. */
    what: i18n.t('booking.what', { type: name, name: site.name }),
    place: where,
    /** Its sort, place and way: Strategy call · Online · By video or phone. */
    type: [name, where, how].join(' · '),
    /** Its time for the visitor, whose clock is named beside it. */
    day,
    time,
    clock: capitalize(clock, locale),
    heading: i18n.t('booking.short', { day, time }),
    /** The same for the owner if that is another time, and in UTC where the visitor's clock is in doubt. */
    others: [
      ...spans.map((span) => i18n.t('booking.span', span)),
      ...(isClockDoubtful ? [i18n.t('booking.clock')] : []),
    ],
    /** Day and hour, for a subject. */
    short: i18n.t('booking.short', {
      day: formatDay(start, locale, zone, 'short'),
      time: formatTimeOfDay(start, locale, zone),
    }),
  }
}

function formatDay(time: Date, locale: Locale, timeZone: string, length: 'short' | 'long' = 'long'): string {
  return createDateFormat(locale, {
    timeZone,
    weekday: length,
    day: 'numeric',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
  }).format(time)
}

/** Until when a time is held, on the visitor's clock if that is sure. */
export function formatHoldEnd({ isClockDoubtful, zone }: Booking, end: Date, locale: Locale): string {
  return isClockDoubtful ? `${formatTimeOfDay(end, locale, 'UTC')} UTC` : formatTimeOfDay(end, locale, zone)
}

function formatTimeOfDay(time: Date, locale: Locale, timeZone: string): string {
  return createTimeFormat(timeZone, locale)(time)
}

/** The name of a zone and its offset at a time: Central European Time, GMT+1. */
function formatZone(time: Date, locale: Locale, timeZone: string): string {
  const name = nameZone(locale, timeZone, 'longGeneric', time)
  const offset = nameZone(locale, timeZone, 'shortOffset', time)
  // The name of UTC and others is the offset once more, as GMT+00:00.
  return /\d/.test(name) ? offset : `${name}${getPunctuation(locale).comma}${offset}`
}
