import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { type Environment, isOpenWithoutCalendar } from '../../environment.ts'
import { createDayFormat } from '../../locales/day-times.ts'
import { memoize } from '../../memoize.ts'
import { isDayOff } from '../../model/days-off.ts'
import { type BookingType, booking, bookingPlaces, bookingTypes, isFit, weekdays } from '../../model/kinds/booking.ts'
import { findLocale } from '../shared/http/requests.ts'
import { jsonResponse, rejectRequest } from '../shared/http/responses.ts'
import { day, hour, minute } from './calendar/durations.ts'
import { type Feed, refreshFeeds } from './calendar/feeds.ts'
import type { Interval } from './calendar/snapshot.ts'
import { formatInstant, listKnownTimes, listTaken, type Taken } from './store.ts'

/** The city that an event of the owner's names for a date such as 2027-03-28. */
type CityDay = readonly [date: string, city: string]

type Availability = {
  /** Milliseconds since 1970. */
  now: number
  busy: readonly Interval[]
  taken: readonly Taken[]
  cityDays: readonly CityDay[]
}

type Terms = {
  /** Appointments whose own time is no obstacle: one that is moved or confirmed, one that is replaced. */
  except?: Array<string | undefined>
  /** In place of those of the type. */
  noticeHours?: number
}

/** The starts that can be booked. Days, hours and the horizon are the owner's; the starts are moments. */
export function listStarts(type: BookingType, place: string, given: Availability & Terms, settings = booking) {
  const { now, busy, taken, cityDays, except = [], noticeHours } = given
  const { minutes, step, before, after, horizonDays, perDay, places, ...usual } = settings.types[type]
  if (!places.includes(place)) return []
  const present = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(settings.zone)
  const earliest = now + (noticeHours ?? usual.noticeHours) * hour
  const latest = present.add({ days: horizonDays }).epochMilliseconds
  const [length, clearBefore, clearAfter] = [minutes * minute, before * minute, after * minute]
  const findDay = createDayFormat(settings.zone)
  const others = taken.filter(({ id }) => !except.includes(id))
  const bookings = Map.groupBy(others, ({ start }) => findDay(new Date(start)))
  // Between two appointments, the longer of the times around them stays free.
  const isFree = createFreeCheck([
    ...busy.map(([from, to]): Interval => [from - length - clearAfter, to + clearBefore]),
    ...others.map(
      (other): Interval => [
        Math.min(other.clearFrom - length, other.start - length - clearAfter),
        Math.max(other.end + clearBefore, other.clearUntil),
      ],
    ),
  ])
  const today = present.toPlainDate()
  return Array.from({ length: horizonDays + 1 }, (_, days) => today.add({ days }))
    .filter(
      (date) =>
        (bookings.get(date.toString())?.length ?? 0) < perDay &&
        !isDayOff(date.toString(), place, settings) &&
        isThere(place, date.toString(), cityDays, settings),
    )
    .flatMap((date) => listSteps(date, step * minute, length, settings))
    .filter((start) => start >= earliest && start <= latest)
    .sort((one, other) => one - other)
    .filter(isFree)
}

/** The check must be asked in order, because it goes through the blocked spans once. Both ends of a span are free. */
function createFreeCheck(blocked: Interval[]): (start: number) => boolean {
  const sorted = blocked.sort(([one], [other]) => one - other)
  let [index, blockedUntil] = [0, Number.NEGATIVE_INFINITY]
  return (start) => {
    for (let next = sorted[index]; next && next[0] < start; next = sorted[++index])
      blockedUntil = Math.max(blockedUntil, next[1])
    return start >= blockedUntil
  }
}

/** The starts of a day, before anything is known of it: from step to step within the working hours. */
function listSteps(date: Temporal.PlainDate, step: number, length: number, settings: typeof booking): number[] {
  const weekday = weekdays[date.dayOfWeek - 1]
  const toMoment = (minutes: number) => findMoment(date, minutes, settings.zone)
  return (weekday ? settings.hours[weekday] : []).flatMap(({ from, to }) => {
    try {
      const first = toMoment(from)
      const count = Math.floor((toMoment(to) - length - first) / step) + 1
      return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * step)
    } catch {
      // Some zones change their clocks after 05:00: hours that begin or end at a missing or double time offer nothing that day.
      return []
    }
  })
}

/** Remembered, because finding them takes half the time of listing the starts. @throws RangeError for a missing or double time */
const findMoment = memoize(
  (date: Temporal.PlainDate, minutes: number, timeZone: string) => {
    const plainTime = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60)
    return date.toPlainDateTime(plainTime).toZonedDateTime(timeZone, { disambiguation: 'reject' }).epochMilliseconds
  },
  (date, minutes, timeZone) => `${date} ${minutes} ${timeZone}`,
)

/** The owner is at home, unless events of that date name another city. A date that names two cities has no visits. */
function isThere(place: string, date: string, cityDays: readonly CityDay[], { home }: typeof booking): boolean {
  if (place === 'online') return true
  const cities = new Set(cityDays.flatMap(([day, city]) => (day === date ? [city] : [])))
  return cities.size === 0 ? place === home : cities.size === 1 && cities.has(place)
}

/** All that `listStarts` asks for; undefined if the calendar is too old. With `isFresh` a minute is too old to be believed. */
export async function loadAvailability(environment: Environment, { now = Date.now(), isFresh = false } = {}) {
  const horizonDays = Math.max(...bookingTypes.map((type) => booking.types[type].horizonDays))
  const [calendar, taken] = await Promise.all([
    loadCalendar(environment, now, isFresh),
    listTaken(now - day, now + (horizonDays + 2) * day),
  ])
  return calendar && { now, taken, ...calendar }
}

/** If booking has all it needs but the calendars: without mail nobody could confirm. Locally mails wait for a server. */
export function isBookable(environment: Environment): boolean {
  const { SMTP_URL, SIGNING_SECRET, CALENDAR_URLS } = environment
  return isOpenWithoutCalendar(environment) || (CALENDAR_URLS.length > 0 && !!SMTP_URL && !!SIGNING_SECRET)
}

/** Milliseconds that a visitor waits for the calendar. After them an earlier reading counts, unless it is too old. */
const patience = 4_000

/** @returns undefined if one of the calendars was never read, or too long ago */
async function loadCalendar(environment: Environment, now: number, isFresh: boolean) {
  if (environment.CALENDAR_URLS.length === 0 && !isOpenWithoutCalendar(environment)) return undefined
  // The schedule keeps it young, so a visitor who only looks waits for it only if nothing could be shown.
  const maxAge = isFresh ? 60 : booking.staleMinutes * 60
  const feeds = await refreshFeeds(environment, { now, maxAge, timeout: patience })
  if (feeds.some((feed) => isStale(feed, now))) return undefined
  const snapshots = feeds.flatMap(({ snapshot }) => snapshot ?? [])
  const moved = await listMoved(feeds)
  return {
    busy: [...snapshots.flatMap(({ intervals }) => intervals), ...moved.map(({ interval }) => interval)],
    cityDays: snapshots.flatMap(({ cityDays }) => cityDays),
    fetchedAt: Math.min(now, ...feeds.map(({ fetchedAt }) => fetchedAt?.getTime() ?? 0)),
  }
}

/** A calendar that was never read, too long ago, or by a clock of the future, closes booking. */
export function isStale({ fetchedAt, snapshot }: Feed, now: number): boolean {
  return !fetchedAt || !snapshot || Math.abs(now - fetchedAt.getTime()) > booking.staleMinutes * minute
}

/**
 * Events of this site at a time that the store does not know: somebody has moved them by hand. At a time that it knows
 * it knows better, because there may be another appointment by now. `isOurs`: an appointment has this id.
 */
export async function listMoved(feeds: readonly Feed[]) {
  const own = feeds.flatMap(({ snapshot }) => snapshot?.own ?? [])
  if (own.length === 0) return []
  const known = await listKnownTimes(own.map(([id]) => id))
  return own
    .filter(([id, from, to]) => !known.get(id)?.some(([start, end]) => start === from && end === to))
    .map(([id, from, to]) => ({ id, interval: [from, to] as const, isOurs: known.has(id) }))
}

const selection = v.pipe(
  v.object({ type: v.picklist(bookingTypes), place: v.picklist(bookingPlaces) }),
  v.check(({ type, place }) => isFit(type, place)),
)

/** The free times of a type at a place: `GET /api/booking/times`. */
export async function showTimes(request: Request, environment: Environment): Promise<Response> {
  const fields = v.safeParse(selection, Object.fromEntries(new URL(request.url).searchParams))
  if (!fields.success) return rejectRequest(request, 'invalid', findLocale(request))
  const { type, place } = fields.output
  const availability = await loadAvailability(environment)
  if (!availability) return rejectRequest(request, 'closed', findLocale(request))
  const starts = listStarts(type, place, availability).map(formatInstant)
  const response = jsonResponse({ ok: true, zone: booking.zone, starts, minutes: booking.types[type].minutes }, 200)
  // The platform's servers keep it for a moment, one for each type and place: a start that is gone meanwhile is refused later.
  response.headers.set('netlify-cdn-cache-control', 'public, max-age=20')
  response.headers.set('netlify-vary', 'query=type|place')
  return response
}
