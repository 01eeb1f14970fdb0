import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { site } from '../../content/site.ts'
import type { Booking } from './bookings.ts'

/** An e-mail address with the name of whose it is. */
export type Party = { name: string; address: string }

export type EventFacts = Pick<Booking, 'id' | 'revision' | 'changedAt' | 'start' | 'end' | 'state' | 'videoLink'>

type EventWords = { summary: string; description: string; location: string }

/**
 * Writes an appointment for calendars (RFC 5545). Times are in UTC, which needs no description of a time zone, and no alarm is set:
 * the calendars have their own, and a reminder is mailed.
 *
 * @param attendee who gets the invitation, or its end (RFC 5546); without one it is a file to import
 */
export function writeEvent(booking: EventFacts, words: EventWords, organizer: Party, attendee?: Party): string {
  const { id, revision, changedAt, start, end, state, videoLink } = booking
  const isCancelled = state === 'cancelled'
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    prodId: { company: site.name, product: 'Appointments' },
    method: attendee ? method : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    ...words,
    ...(videoLink && { url: videoLink }),
    id: `${id}@${new URL(site.url).hostname}`,
    sequence: revision,
    stamp: changedAt,
    start,
    end,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    organizer: { name: organizer.name, email: organizer.address },
    // Nobody is asked whether they come: they have confirmed it already.
    attendees: attendee
      ? [
          {
            name: attendee.name,
            email: attendee.address,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
  })
  return `${calendar.toString()}\r\n`
}
