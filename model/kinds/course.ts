import { text, textForEach } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'
import { invoiceFields } from './course-fields.ts'

/** The words of courses: of their pages, of the form for seats and of the answers to it. */
export const courseTexts = readEntries('course', {
  /** The list on other pages, and the link to all. */
  next: text,
  all: text,
  /** Subscribes a calendar to all dates. */
  calendar: text,
  facts: textForEach(['dates', 'place', 'language', 'seats', 'price', 'deadline', 'fundae']),
  online: text,
  /** `[n]` is filled in. */
  seatsOfAll: text,
  /** The last days for the training credit of Fundae. `[day]` and `[town]` are filled in. */
  fundaeDays: textForEach(['withRepresentatives', 'others', 'passed', 'counted']),
  /** Beside the price for one person, which has the tax in it. `[net]` and `[rate]` are filled in. */
  vat: textForEach(['included', 'exempt']),
  free: text,
  /** In the place of a price that is not fixed, and below the heading of the form that is missing then. */
  priceToAsk: text,
  priceOnRequest: text,
  ...textForEach(['wholeDay', 'learn', 'bring', 'service', 'reserve']).entries,
  /** Below its heading, about the time after the button. */
  how: text,
  fields: textForEach(['buyer', 'private', 'business', 'people', 'names', 'invoice', ...invoiceFields]),
  ...textForEach(['submit', 'closed', 'cancelled']).entries,
  /** The processing for a seat: the first layer of the privacy notice. With each change it needs a new version. */
  notice: textForEach(['purpose', 'basis', 'recipients']),
})
