import * as v from 'valibot'
import { day, itemId, timeZone } from '../kit/define.ts'
import { readData } from '../kit/read-content.ts'

// Times, places and lengths of appointments. Time off is an event in the owner's calendar, nothing else.

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const bookingTypes = ['call', 'visit'] as const

export type BookingType = (typeof bookingTypes)[number]

/** Hours of a day, 09:00-14:00, in minutes since midnight; from 05:00 on, as no clock in Europe or America changes then. */
const hours = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'problems.span 09:00-14:00'),
  v.transform((value) => {
    const [from = 0, to = 0] = value.split('-').map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
    return { from, to }
  }),
  v.check(({ from }) => from >= 5 * 60, 'problems.early 05:00'),
  v.check(({ from, to }) => from < to, 'problems.order'),
)

const hoursOfDay = v.pipe(
  v.array(hours),
  v.check(
    (list) => list.every(({ from }, index) => index === 0 || from >= (list[index - 1]?.to ?? 0)),
    'problems.overlap',
  ),
)

function count(minimum: number, maximum: number) {
  const message = `problems.between ${minimum}–${maximum}`
  return v.pipe(v.number(), v.integer(message), v.minValue(minimum, message), v.maxValue(maximum, message))
}

const type = v.strictObject({
  minutes: count(5, 480),
  /** From one start to the next. */
  step: count(5, 480),
  /** Minutes that stay free before it and after it; between two bookings the longer one of both counts. */
  before: count(0, 480),
  after: count(0, 480),
  /** The least time between booking and start. */
  noticeHours: count(0, 24 * 60),
  /** How far ahead it can be booked. */
  horizonDays: count(1, 365),
  /** It cannot be booked on a day that has so many bookings of any type. */
  perDay: count(1, 50),
  /** `online`, or cities by the name of their page; one without a page is called by this name. */
  places: v.pipe(v.array(itemId), v.nonEmpty('problems.list')),
})

export const bookingSchema = v.strictObject({
  /** The room of all video calls, for the confirmation and the invitation; the link of one call can be mailed in its place. */
  videoUrl: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://', 'problems.https'))),
  /** IANA name of the zone that the hours are in. */
  zone: timeZone,
  /** The owner's place on a working day without an event that names another city. */
  home: v.pipe(
    itemId,
    v.check((value) => value !== 'online', 'problems.city madrid'),
  ),
  /** How long a start is reserved for a visitor who has not confirmed it yet. */
  holdMinutes: count(30, 24 * 60),
  /** Without news of the owner's calendar for so long, nothing can be booked. */
  staleMinutes: count(15, 24 * 60),
  hours: v.strictObject(v.entriesFromList(weekdays, v.optional(hoursOfDay, []))),
  /** Days on which nothing is offered, beside Spain's and those of `holidays` in content/site.json. */
  daysOff: v.optional(v.array(day), []),
  types: v.strictObject(v.entriesFromList(bookingTypes, type)),
})

export type BookingSettings = v.InferOutput<typeof bookingSchema>

export const booking = readData('content/booking.json', bookingSchema)

/** All places of appointments: those of the types, and the owner's home. */
export const bookingPlaces = [
  ...new Set(['online', ...bookingTypes.flatMap((name) => booking.types[name].places), booking.home]),
]

export function isFit(type: BookingType, place: string): boolean {
  return booking.types[type].places.includes(place)
}
