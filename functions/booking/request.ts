import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { readOffset } from '../../locales/day-times.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { findConsentVersion } from '../../model/consent-versions.ts'
import { contactSchema, invalid, optionalField, required, tooLong } from '../../model/form-schemas.ts'
import { bookingPlaces, bookingTypes, isFit, booking as settings } from '../../model/kinds/booking.ts'
import { bookingFields } from '../../model/kinds/booking-fields.ts'
import { timeZone } from '../../model/kit/define.ts'
import { saveLead } from '../contact/store.ts'
import { alert } from '../shared/data/alert.ts'
import { noteRefusal } from '../shared/data/budgets.ts'
import { type Form, type FormAnswer, handleForm, localeField, type RejectedForm } from '../shared/http/handle-form.ts'
import { type Background, isPreview } from '../shared/http/requests.ts'
import { errorStatuses, jsonResponse, redirect } from '../shared/http/responses.ts'
import { sendAtOnce } from '../shared/mail/mailer.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { createBookPage, readChoice } from './book-page.ts'
import { isBookable, listStarts, loadAvailability } from './free-times.ts'
import { bookingMails, composeUnkeptRequest, createMessage } from './mails.ts'
import { type Booking, type BookingRequest, findBooking, formatInstant, heldTimes, holdBooking } from './store.ts'
import { getBookingError } from './words.ts'

const { name, email, company, message, id, noticeVersion, website, elapsed } = contactSchema.entries

/** One of the starts that `GET /api/booking/times` gives. */
export const startField = v.pipe(
  v.string(required),
  v.nonEmpty(required),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/, invalid),
  v.transform((value) => Date.parse(value)),
  v.finite(invalid),
)

/** A request as JSON or as a form post. The fields that visitors type have the rules of the contact form. */
const bookingSchema = v.pipe(
  v.object(
    {
      type: v.picklist(bookingTypes, invalid),
      place: v.picklist(bookingPlaces, invalid),
      start: startField,
      /** An unknown one is no reason to refuse, because visitors do not type it. */
      zone: v.fallback(timeZone, settings.zone),
      /** The offset of the zone at the start, as the page showed it. */
      offset: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[+-]\d\d:\d\d$/))), undefined),
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

type BookingForm = Form<typeof bookingSchema>

/** `POST /api/booking`: mails the address to confirm it, and holds the time until then if few are held. */
export const submitBooking = handleForm(
  'booking',
  { schema: bookingSchema, showForm: showAgain, instead: mailRequest, getMessage: getBookingError },
  async (form, environment, background) => {
    const result = await requestBooking(form, environment, background)
    if (result === 'taken' && !form.isForm) return listOthers(form, environment)
    if (typeof result === 'string') return result
    const { id, heldUntil, isNew } = result
    if (form.isForm) return redirect(localizePath('/book/check-inbox', form.locale))
    return jsonResponse({ ok: true, id, until: heldUntil?.toISOString() ?? null }, isNew ? 202 : 200)
  },
)

/** Keeps the request if its time is free. @returns a code if it is refused */
async function requestBooking(form: BookingForm, environment: Environment, background: Background) {
  // A preview mails no visitor.
  if (isPreview(background) || !isBookable(environment)) return 'closed'
  const { suspicions, output } = form
  const request = createRequest(form)
  const known = await findBooking(request.id)
  // The same form, sent again after its request is over, is a new request.
  if (known && form.isForm && !output.id && isOver(known)) request.id = randomUUID()
  else if (known) {
    sendAfterResponse(bookingMails, known.id, environment, background)
    return { id: known.id, heldUntil: known.heldUntil, isNew: false }
  }
  const heldUntil = new Date(Date.now() + settings.holdMinutes * 60_000)
  if (suspicions.length > 0) {
    // It holds no time and mails nobody. It waits with other suspicious messages for the owner, who can release it.
    const isNew = await saveLead(createMessage(request), { suspicions })
    return { id: request.id, heldUntil, isNew }
  }
  const availability = await loadAvailability(environment, { isFresh: true })
  if (!availability) return 'closed'
  const except = [request.id, request.replaces]
  const starts = listStarts(request.type, request.place, { ...availability, except })
  if (!starts.includes(request.start)) return 'taken'
  const hold = await holdBooking(request, environment)
  if (hold.result === 'full') {
    // The same answer as to anybody, so that nobody learns who has an appointment: a mail to the address lists its own.
    const isNew = await saveLead(createMessage(request), { suspicions: ['person'], news: 'booking-full' })
    background.waitUntil(noteRefusal(environment))
    sendAfterResponse(bookingMails, request.id, environment, background)
    return { id: request.id, heldUntil, isNew }
  }
  if (!('booking' in hold)) return hold.result
  if (hold.isCrowded) background.waitUntil(alert(heldTimes, environment))
  if (hold.result !== 'again') sendAfterResponse(bookingMails, request.id, environment, background)
  return { id: request.id, heldUntil: hold.booking.heldUntil, isNew: hold.result !== 'again' }
}

function createRequest({ output, id, locale }: BookingForm): BookingRequest {
  const { offset, zone, start } = output
  const isClockDoubtful = offset !== undefined && offset !== readOffset(new Date(start), zone)
  return { ...output, id, locale, isClockDoubtful, noticeVersion: findConsentVersion('booking', output.noticeVersion) }
}

/** Tells a script which times are free in place of one that is taken. */
async function listOthers({ locale, output }: BookingForm, environment: Environment): Promise<Response> {
  const error = { code: 'taken', message: getBookingError('taken', locale) }
  return jsonResponse({ ok: false, error, starts: await listInstants(environment, output) }, errorStatuses.taken)
}

function isOver({ state, requestedAt }: Booking): boolean {
  const isOld = Date.now() - requestedAt.getTime() > settings.holdMinutes * 60_000
  return state === 'cancelled' || (state === 'lapsed' && isOld)
}

/** At most 10 mails per process in 10 minutes. Beyond that, visitors are asked to write. */
const [mostUnsaved, unsavedSpan] = [10, 10 * 60_000]
let unsaved: number[] = []

async function mailRequest(form: BookingForm, environment: Environment): Promise<FormAnswer> {
  unsaved = unsaved.filter((time) => Date.now() - time < unsavedSpan)
  if (unsaved.length >= mostUnsaved) return 'unavailable'
  unsaved.push(Date.now())
  const isMailed = await sendAtOnce(composeUnkeptRequest(createRequest(form), environment), environment)
  return isMailed ? 'mailed' : 'unavailable'
}

/** The page with all that was typed, and the times that are free now. */
async function showAgain(locale: Locale, { fields, ...problem }: RejectedForm, environment: Environment) {
  const isAway = ['unavailable', 'mailed', 'closed'].includes(problem.code)
  const starts = isAway ? undefined : await listInstants(environment, readChoice(fields))
  return createBookPage(locale, { fields, starts: starts ?? 'closed', problem })
}

async function listInstants(environment: Environment, { type, place }: Pick<BookingRequest, 'type' | 'place'>) {
  const availability = await loadAvailability(environment).catch(() => undefined)
  return availability && listStarts(type, place, availability).map(formatInstant)
}
