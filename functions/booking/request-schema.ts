import * as v from 'valibot'
import { bookingPlaces, bookingTypes, isFit, isZone, booking as settings } from '../../content/booking.ts'
import { bookingFields } from '../../content/booking-fields.ts'
import { contactSchema, optionalField } from '../../content/form-schemas.ts'
import type { FieldError } from '../../content/forms.ts'
import { localeField } from '../shared/http/read-request.ts'

const invalid: FieldError = 'invalid'
const required: FieldError = 'required'
const tooLong: FieldError = 'tooLong'

const { name, email, company, message, id, noticeVersion, website, elapsed } = contactSchema.entries

/** Milliseconds: two years, more than any horizon. A year that a database does not know never gets there. */
const mostDistance = 2 * 366 * 24 * 3_600_000

/** One of the starts that `GET /api/booking/times` gives. */
export const startField = v.pipe(
  v.string(required),
  v.nonEmpty(required),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/, invalid),
  v.transform((value) => Date.parse(value)),
  v.check((start) => Math.abs(start - Date.now()) <= mostDistance, invalid),
)

/** What asks for an appointment, as JSON or as a form post. The fields that visitors type have the rules of the contact form. */
export const bookingSchema = v.pipe(
  v.object(
    {
      type: v.picklist(bookingTypes, invalid),
      place: v.picklist(bookingPlaces, invalid),
      start: startField,
      /** An unknown one is no reason to refuse, because visitors do not type it. */
      zone: v.fallback(v.pipe(v.string(), v.check(isZone)), settings.zone),
      name,
      email,
      company,
      notes: optionalField(v.pipe(message, v.maxCodePoints(bookingFields.notes.maxLength, tooLong))),
      id,
      /** The id of a request of the same visitor, which went to a wrong address. */
      replaces: id,
      noticeVersion,
      website,
      elapsed,
      locale: localeField,
    },
    required,
  ),
  v.forward(
    v.partialCheck([['type'], ['place']], ({ type, place }) => isFit(type, place), invalid),
    ['place'],
  ),
)
