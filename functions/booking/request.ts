import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { bookingPlaces, bookingTypes, isFit, isZone, booking as settings } from '../../content/booking.ts'
import { bookingFields } from '../../content/booking-fields.ts'
import { findConsentVersion } from '../../content/consent-versions.ts'
import { contactSchema, invalid, optionalField, required, tooLong } from '../../content/form-schemas.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { saveLead } from '../contact/leads.ts'
import { alert, alertFailure } from '../shared/data/alert.ts'
import { keepConsentText } from '../shared/data/consent-texts.ts'
import { spend } from '../shared/data/spending.ts'
import {
  type Background,
  deriveId,
  isPreview,
  localeField,
  type RejectedForm,
  receiveForm,
  type ShowForm,
  type Suspicion,
} from '../shared/http/requests.ts'
import { errorStatuses, jsonResponse, redirect } from '../shared/http/responses.ts'
import { sendAtOnce } from '../shared/mail/mailer.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { createBookPage, nameProblem, readChoice } from './book-page.ts'
import {
  type Booking,
  type BookingRequest,
  findBooking,
  formatInstant,
  holdBooking,
  withdrawRequest,
} from './bookings.ts'
import { findStarts, isBookable } from './free-times.ts'
import { bookingMails, composeUnkeptRequest, createMessage } from './mails.ts'

/** `POST /api/booking`: asks the address whether it is right, and holds the time until then if few are held. */
export async function submitBooking(
  request: Request,
  environment: Environment,
  background: Background,
): Promise<Response> {
  const showPage: ShowForm = (locale, rejected) => showAgain(locale, rejected, environment)
  const form = await receiveForm(request, environment, bookingSchema, showPage)
  if (form instanceof Response) return form
  const { output, locale, isForm, reject, suspicions } = form
  const { replaces, ...fields } = output
  // A form post sends no id: that of the same words of today makes a double click one request.
  const isDerived = isForm && !fields.id
  const wanted = {
    ...fields,
    locale,
    id: fields.id ?? (isForm ? deriveId({ ...output, locale }) : randomUUID()),
    noticeVersion: findConsentVersion('booking', fields.noticeVersion),
  }
  const result = await requestBooking(wanted, { isDerived, replaces, suspicions }, environment, background)
  if (typeof result !== 'string') {
    const { id, heldUntil, isNew } = result
    if (isForm) return redirect(localizePath('/book/check-inbox', locale))
    return jsonResponse({ ok: true, id, until: heldUntil?.toISOString() ?? null }, isNew ? 202 : 200)
  }
  if (isForm) return reject(result)
  const error = { code: result, message: nameProblem(result, locale) }
  const starts = result === 'taken' ? await listInstants(environment, wanted) : undefined
  return jsonResponse({ ok: false, error, ...(starts && { starts }) }, errorStatuses[result])
}

/** Holds the time where it is free, or mails the request if the database fails. @returns what is kept, or why nothing is */
async function requestBooking(
  request: BookingRequest,
  { isDerived, replaces, suspicions }: { isDerived: boolean; replaces: string | undefined; suspicions: Suspicion[] },
  environment: Environment,
  background: Background,
) {
  // A preview mails no visitor.
  if (isPreview(background) || !isBookable(environment)) return 'closed'
  try {
    const known = await findBooking(request.id)
    // Who fills in the same form after its request is over asks again.
    if (known && isDerived && isOver(known)) request.id = randomUUID()
    else if (known) {
      sendAfterResponse(bookingMails, known.id, environment, background)
      return { id: known.id, heldUntil: known.heldUntil, isNew: false }
    }
    background.waitUntil(keepConsentText('booking', request.locale))
    if (suspicions.length > 0) {
      const isNew = await holdAsMessage(request, suspicions, environment)
      return { id: request.id, heldUntil: new Date(Date.now() + settings.holdMinutes * 60_000), isNew }
    }
    if (replaces) await withdrawRequest(replaces)
    const free = await findStarts(environment, request.type, request.place, { isFresh: true, except: request.id })
    if (!free) return 'closed'
    if (!free.starts.includes(request.start)) return 'taken'
    const hold = await holdBooking(request, environment)
    if (!('booking' in hold)) {
      if (hold.result === 'limit') return 'limit'
      if (hold.result !== 'unpromised') return 'taken'
      background.waitUntil(alert('awaited mails', environment))
      return 'unavailable'
    }
    if (hold.isCrowded) background.waitUntil(alert('held times', environment))
    if (hold.result !== 'again') sendAfterResponse(bookingMails, request.id, environment, background)
    return { id: request.id, heldUntil: hold.booking.heldUntil, isNew: hold.result !== 'again' }
  } catch (error) {
    console.error('[booking] could not keep a request:', error instanceof Error ? error.message : error)
    background.waitUntil(alertFailure(error, environment))
    if (suspicions.length > 0) return 'unavailable'
    return (await mailRequest(request, environment)) ? 'mailed' : 'unavailable'
  }
}

function isOver({ state, requestedAt }: Booking): boolean {
  const isOld = Date.now() - requestedAt.getTime() > settings.holdMinutes * 60_000
  return state === 'cancelled' || (state === 'lapsed' && isOld)
}

/** Messages of a day (UTC); of what is above nothing is kept, which the digest says. */
const mostHeld = 200

/** What looks like spam takes no time and mails nobody, but waits with such messages for the owner, who can release it. */
async function holdAsMessage(
  request: BookingRequest,
  suspicions: Suspicion[],
  environment: Environment,
): Promise<boolean> {
  if (await spend('held requests', { daily: mostHeld })) return saveLead(createMessage(request), { suspicions })
  await alert('held requests', environment)
  return true
}

/** Mails of a process in so many milliseconds; above it visitors are told to write. */
const [mostUnsaved, unsavedSpan] = [10, 10 * 60_000]
let unsaved: number[] = []

async function mailRequest(request: BookingRequest, environment: Environment): Promise<boolean> {
  unsaved = unsaved.filter((time) => Date.now() - time < unsavedSpan)
  if (unsaved.length >= mostUnsaved) return false
  unsaved.push(Date.now())
  return sendAtOnce(composeUnkeptRequest(request, environment), environment)
}

/** The page with all that was typed, and the times that are free now. */
async function showAgain(
  locale: Locale,
  { fields, ...problem }: RejectedForm,
  environment: Environment,
): Promise<Response> {
  const isAway = ['unavailable', 'mailed', 'closed'].includes(problem.code)
  const starts = isAway ? undefined : await listInstants(environment, readChoice(fields))
  return createBookPage(locale, { fields, starts: starts ?? 'closed', problem })
}

/** @returns undefined where nobody knows */
async function listInstants(
  environment: Environment,
  { type, place }: Pick<BookingRequest, 'type' | 'place'>,
): Promise<string[] | undefined> {
  const free = await findStarts(environment, type, place).catch(() => undefined)
  return free?.starts.map(formatInstant)
}

const { name, email, company, message, id, noticeVersion, website, elapsed } = contactSchema.entries

/** One of the starts that `GET /api/booking/times` gives. */
export const startField = v.pipe(
  v.string(required),
  v.nonEmpty(required),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/, invalid),
  v.transform((value) => Date.parse(value)),
  v.finite(invalid),
)

/** What asks for an appointment, as JSON or as a form post. The fields that visitors type have the rules of the contact form. */
const bookingSchema = v.pipe(
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
