import * as v from 'valibot'
import { heading, label, list, text, textForEach, timeZone, titledTexts } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'
import { bookingTypes } from './booking.ts'

/** The words of the page for appointments, of its form and of the times on other pages. */
export const bookTexts = readEntries('book', {
  /** The kinds of appointments, and how each happens; content/booking.json has how long it takes. */
  types: v.strictObject(v.entriesFromList(bookingTypes, v.strictObject({ name: label, how: text }))),
  labels: textForEach(['type', 'place', 'zone', 'when', 'you', 'notes']),
  /** Beside the chosen appointment: opens the choice of another type, place or zone. */
  change: text,
  /** In which zone times are: `[zone]` is filled in. */
  inZone: text,
  /** The button that asks for free times without a script. */
  show: text,
  ...textForEach(['earlier', 'later', 'loading', 'noTimesAtAll']).entries,
  /** About a city, `[place]`, before a link to ask for a day there. */
  noDay: textForEach(['text', 'ask']),
  /** A time for the visitor, and the same for the owner: `[time]` and `[place]` are filled in. */
  yours: text,
  theirs: text,
  submit: text,
  sending: text,
  /** Beside the button: nothing is fixed before the mail is confirmed. `open`: after it was sent, if the time is not held. */
  held: text,
  open: text,
  /** Beside the address that a mail was sent to. */
  wrongAddress: text,
  errors: textForEach(['start', 'place']),
  /** The time of a link, or the chosen one, is not among the free ones; and the same by the answer to the form. */
  gone: text,
  taken: text,
  /** The address has asked for as many as it may. */
  full: text,
  /** The calendar cannot be read. */
  closed: v.strictObject({ title: heading, text }),
  ...textForEach(['message', 'failed', 'otherWays']).entries,
  /** The steps after the form was sent. */
  next: text,
  steps: v.pipe(titledTexts, v.nonEmpty('problems.list')),
  /** On the contact page, and with its times on the pages of cities. */
  invitation: v.strictObject({ heading, text, button: text, visit: text, soonest: text }),
  /** The processing for an appointment: the first layer of the privacy notice. With each change it needs a new version. */
  notice: textForEach(['purpose', 'basis', 'recipients']),
  /** The names by which visitors know their time zone, from west to east. */
  zones: list({ zone: timeZone, name: label }),
})
