import * as v from 'valibot'
import { bookingPlaces } from '../../../model/kinds/booking.ts'

/** From a moment to another, in milliseconds since 1970; it does not hold its end. */
export type Interval = readonly [from: number, to: number]

/** A calendar as it is stored: the times when the owner is busy, and no titles. Milliseconds since 1970. */
export const snapshotSchema = v.object({
  /** Merged and in order. */
  intervals: v.array(v.tuple([v.number(), v.number()])),
  /** Dates with the city that an event names. */
  cityDays: v.array(v.tuple([v.string(), v.picklist(bookingPlaces)])),
  /** Events that this site has sent: the id of the appointment, and when it stands in the calendar. */
  own: v.array(v.tuple([v.string(), v.number(), v.number()])),
  /** Unclear events, for the owner; without titles. */
  warnings: v.array(v.string()),
  events: v.number(),
})

export type Snapshot = v.InferOutput<typeof snapshotSchema>
