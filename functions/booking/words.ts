import { bookTexts } from '../../content/book.ts'
import { type BookingType, booking as settings } from '../../content/booking.ts'
import { getPlaceName } from '../../content/cities.ts'
import { site } from '../../content/site.ts'
import { createDateFormat } from '../../locales/date-format.ts'
import { createTimeFormat, writeMinutes } from '../../locales/day-times.ts'
import { writeClock } from '../../locales/duration.ts'
import type { Locale } from '../../locales/locales.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { createContentTranslator, loadBookWords } from '../shared/data/content-words.ts'
import { type ErrorCode, getErrorMessage } from '../shared/http/responses.ts'
import type { Booking } from './bookings.ts'

type Facts = Pick<Booking, 'type' | 'place' | 'start' | 'end'>

/** The words of an appointment in a language and a time zone. */
export function describeAppointment({ type, place, start, end }: Facts, locale: Locale, zone: string) {
  const i18n = loadFunctionI18n(locale, 'booking')
  const translate = createContentTranslator(locale)
  const { name, how } = bookTexts.types[type]
  const read = (zone: string) => ({
    day: formatDay(start, locale, zone),
    from: formatTimeOfDay(start, locale, zone),
    to: formatTimeOfDay(end, locale, zone),
    zone: formatZone(start, locale, zone),
  })
  const [theirs, ours] = [read(zone), read(settings.zone)] as const
  const isSameClock = theirs.day === ours.day && theirs.from === ours.from
  return {
    /** Strategy call with Alex Romero. */
    what: i18n.t('booking.what', { type: translate(`book.types.${type}.name`, name), name: site.name }),
    /** By video or phone; at your office. */
    how: translate(`book.types.${type}.how`, how),
    place: namePlace(place, locale),
    /** Its time for the visitor, and for the owner where that is another one. */
    times: (isSameClock ? [theirs] : [theirs, ours]).map((span) => i18n.t('booking.span', span)),
    day: theirs.day,
    time: theirs.from,
    /** Day and hour, for a subject. */
    short: i18n.t('booking.short', { day: formatDay(start, locale, zone, 'short'), time: theirs.from }),
  }
}

/** @param length `short`: without the year */
function formatDay(time: Date, locale: Locale, timeZone: string, length: 'short' | 'long' = 'long'): string {
  return createDateFormat(locale, {
    timeZone,
    weekday: length,
    day: 'numeric',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
  }).format(time)
}

export function formatTimeOfDay(time: Date, locale: Locale, timeZone: string): string {
  return writeClock(createTimeFormat(timeZone)(time), locale)
}

/** The name of a zone and its offset at a time: Central European Time, GMT+1. */
function formatZone(time: Date, locale: Locale, timeZone: string): string {
  const names = (['longGeneric', 'shortOffset'] as const).map(
    (timeZoneName) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
        .formatToParts(time)
        .find(({ type }) => type === 'timeZoneName')?.value,
  )
  return [...new Set(names.filter(Boolean))].join(getPunctuation(locale).comma)
}

/** What a place is called: Barcelona, Barcelone, 巴塞罗那. */
export function namePlace(place: string, locale: Locale): string {
  return createContentTranslator(locale)(`cities.${place}.name`, getPlaceName(place))
}

/** What visitors know a time zone by, else its own name: America/Anchorage. */
export function nameZone(zone: string, locale: Locale): string {
  return loadBookWords(locale).zones.find((row) => row.zone === zone)?.name ?? zone
}

/** A type with its length: "Strategy call · 30 minutes". */
export function nameType(type: BookingType, locale: Locale): string {
  return `${loadBookWords(locale).types[type].name} · ${writeMinutes(settings.types[type].minutes, locale)}`
}

/** The visitor's message of why a request for an appointment is refused. */
export function nameProblem(problem: ErrorCode, locale: Locale): string {
  const words = loadBookWords(locale)
  const i18n = loadFunctionI18n(locale, 'booking')
  if (problem === 'taken') return words.taken
  if (problem === 'limit') return words.full
  if (problem === 'mailed') return i18n.t('booking.error.mailed')
  return getErrorMessage(problem, locale)
}
