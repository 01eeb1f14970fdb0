import { Temporal } from 'temporal-polyfill'
import { type BookingPlace, type BookingSettings, type BookingType, booking } from '../../content/booking.ts'

/** From a moment to another, in milliseconds since 1970; it does not hold its end. */
export type Interval = readonly [from: number, to: number]

/** A time that is held or booked, in milliseconds since 1970, with what stays free around it. */
export type Taken = { id: string; start: number; end: number; clearFrom: number; clearUntil: number }

/** The city that an event of the owner's names for a date such as 2027-03-28. */
export type CityDay = readonly [date: string, city: BookingPlace]

type State = {
  /** Milliseconds since 1970. */
  now: number
  /** From the owner's calendar. */
  busy: readonly Interval[]
  taken: readonly Taken[]
  cityDays: readonly CityDay[]
}

/**
 * The starts that can be booked. Days, hours and the horizon are the owner's; the starts are moments, in nobody's zone.
 *
 * @param settings others than the owner's, for tests
 * @returns milliseconds since 1970, sorted
 */
export function listStarts(
  type: BookingType,
  place: BookingPlace,
  { now, busy, taken, cityDays }: State,
  settings: BookingSettings = booking,
): number[] {
  const { minutes, step, before, after, noticeHours, horizonDays, perDay, places } = settings.types[type]
  if (!places.includes(place)) return []
  const present = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(settings.zone)
  const earliest = now + noticeHours * hour
  const latest = present.add({ days: horizonDays }).epochMilliseconds
  const [length, clearBefore, clearAfter] = [minutes * minute, before * minute, after * minute]
  const bookings = countByDay(taken, settings.zone)

  const isFree = (start: number) => {
    const end = start + length
    return (
      !busy.some(([from, to]) => start - clearBefore < to && from < end + clearAfter) &&
      !taken.some((other) =>
        isNear({ start, end, clearFrom: start - clearBefore, clearUntil: end + clearAfter }, other),
      )
    )
  }
  return Array.from({ length: horizonDays + 1 }, (_, days) => present.toPlainDate().add({ days }))
    .filter(
      (date) => (bookings.get(date.toString()) ?? 0) < perDay && isThere(place, date.toString(), cityDays, settings),
    )
    .flatMap((date) => listSteps(date, step * minute, length, settings))
    .filter((start) => start >= earliest && start <= latest && isFree(start))
    .sort((one, other) => one - other)
}

/** Whether one of two is nearer to the other than the longer of the times that stay free between them. */
function isNear(one: Omit<Taken, 'id'>, other: Omit<Taken, 'id'>): boolean {
  return (
    (one.clearFrom < other.end && other.clearFrom < one.end) ||
    (one.start < other.clearUntil && other.start < one.clearUntil)
  )
}

/** The date of a moment where the owner is, such as 2027-03-28. */
export function findDay(moment: number, zone = booking.zone): string {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate().toString()
}

const minute = 60_000
const hour = 60 * minute

/** The starts of a day, before anything is known of it. */
function listSteps(date: Temporal.PlainDate, step: number, length: number, settings: BookingSettings): number[] {
  return listWindows(date, settings).flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, Math.floor((to - length - from) / step) + 1) }, (_, index) => from + index * step),
  )
}

/** The working hours of a date as moments. */
export function listWindows(date: Temporal.PlainDate, { hours, zone }: BookingSettings = booking): Interval[] {
  const weekday = weekdays[date.dayOfWeek - 1]
  if (!weekday) return []
  const toMoment = (minutes: number) => {
    const time = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60)
    // From 05:00 on no time of the owner's is missing or comes twice.
    return date.toPlainDateTime(time).toZonedDateTime(zone, { disambiguation: 'reject' }).epochMilliseconds
  }
  return hours[weekday].map(({ from, to }) => [toMoment(from), toMoment(to)])
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

function countByDay(taken: readonly Taken[], zone: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { start } of taken) {
    const day = findDay(start, zone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

/** Whether the owner is in a city on a date: at home, unless events name another one. A day that names two has no visits. */
function isThere(place: BookingPlace, date: string, cityDays: readonly CityDay[], { home }: BookingSettings): boolean {
  if (place === 'online') return true
  const cities = new Set(cityDays.flatMap(([day, city]) => (day === date ? [city] : [])))
  return cities.size === 0 ? place === home : cities.size === 1 && cities.has(place)
}
