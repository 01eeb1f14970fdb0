import { createHash, randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { findConsentVersion } from '../../content/consent-versions.ts'
import { checkFields } from '../../content/form-schemas.ts'
import type { FieldError } from '../../content/forms.ts'
import { type Environment, isOpenWithoutCalendar } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { normalizeAddress } from '../shared/addresses.ts'
import { alert } from '../shared/alert.ts'
import { type Background, isPreview, sendAfterResponse } from '../shared/background.ts'
import { keepConsentText } from '../shared/consent-texts.ts'
import { deriveIds } from '../shared/derive-ids.ts'
import { findLocale } from '../shared/find-locale.ts'
import { redirect, rejectRequest } from '../shared/form-responses.ts'
import { isCrossSite } from '../shared/is-cross-site.ts'
import { judgeMessage } from '../shared/judge-message.ts'
import { openMailer } from '../shared/mailer.ts'
import { readSubmission, type Submission } from '../shared/read-submission.ts'
import { jsonResponse } from '../shared/responses.ts'
import { spend } from '../shared/spending.ts'
import { createBookPage, readChoice } from './book-page.ts'
import { type Booking, type BookingRequest, findBooking, holdBooking, withdrawHold } from './bookings.ts'
import { composeUnkeptRequest } from './compose-booking-mail.ts'
import { findStarts } from './find-starts.ts'
import { nameProblem, type Problem, problemStatuses } from './problems.ts'
import { bookingSchema } from './request-schema.ts'
import { formatInstant } from './show-times.ts'

/** `POST /api/booking`: holds a time and asks the address whether it is right. */
export async function submitBooking(
  request: Request,
  environment: Environment,
  background: Background,
): Promise<Response> {
  const submission = await readSubmission(request)
  if ('code' in submission) return rejectRequest(request, submission.code, findLocale(request))
  const locale = findLocale(request, submission.fields)
  const { output, errors } = checkFields(bookingSchema, submission.fields)
  if (errors) {
    return submission.isForm
      ? showPage(submission.fields, { code: 'invalid', errors }, locale, environment)
      : rejectRequest(request, 'invalid', locale, errors)
  }
  const isForeign = submission.isForm && isCrossSite(request, environment)
  const wanted = { ...output, locale, id: output.id ?? randomUUID() }
  const result = await requestBooking(
    wanted,
    { isForm: submission.isForm && !output.id, isForeign },
    environment,
    background,
  )
  if (typeof result === 'string') return reject(result, submission, wanted, environment)
  if (submission.isForm) return redirect(localizePath('/book/check-inbox', locale))
  const { id, heldUntil } = result.booking
  const until = (heldUntil ?? result.booking.start).toISOString()
  return jsonResponse({ ok: true, id, until }, result.isNew ? 202 : 200)
}

/** A valid request. */
type Wanted = Omit<v.InferOutput<typeof bookingSchema>, 'id' | 'locale'> & { id: string; locale: Locale }

/** Why a time is not held. */
type Refusal = Exclude<Problem, 'invalid'>

type Accepted = { booking: Pick<Booking, 'id' | 'heldUntil' | 'start'>; isNew: boolean }

/** Holds the time where it is free, or mails the request if the database fails. */
async function requestBooking(
  wanted: Wanted,
  { isForm, isForeign }: { isForm: boolean; isForeign: boolean },
  environment: Environment,
  background: Background,
): Promise<Accepted | Refusal> {
  if (isClosed(environment, background)) return 'closed'
  const { held: suspicions } = judgeMessage({ ...wanted, message: wanted.notes ?? '' }, isForeign)
  const request = createRequest(wanted)
  try {
    if (isForm) request.id = await findFreeId(wanted)
    const known = await findBooking(request.id)
    if (known) {
      if (isLeft(known)) sendAfterResponse({ bookingId: known.id }, environment, background)
      return { booking: known, isNew: false }
    }
    background.waitUntil(keepConsentText('booking', wanted.locale))
    if (suspicions.length > 0) return readHold(await holdBooking(request, { suspicions }))
    const free = await findStarts(environment, wanted.type, wanted.place, { isFresh: true, except: request.id })
    if (!free) return 'closed'
    if (!free.starts.includes(wanted.start)) return 'taken'
    const result = readHold(await holdBooking(request))
    if (typeof result === 'string' || !result.isNew) return result
    const hasTurn = await takeTurn(wanted.email, environment).catch(async (error) => {
      await withdrawHold(request.id).catch(() => {})
      throw error
    })
    if (!hasTurn) {
      await withdrawHold(request.id)
      return 'limit'
    }
    sendAfterResponse({ bookingId: request.id }, environment, background)
    return result
  } catch (error) {
    console.error('[booking] could not hold a time:', error instanceof Error ? error.message : error)
    background.waitUntil(alert('store', environment))
    if (suspicions.length > 0) return 'unavailable'
    return (await mailRequest(request, environment)) ? 'mailed' : 'unavailable'
  }
}

/**
 * Whether nothing can be booked, whatever the calendar says: a preview mails no visitor, and without mail nobody on the
 * public site could confirm. Locally a mail server can be missing; its mails wait for one.
 */
export function isClosed(environment: Environment, background: Background): boolean {
  if (isPreview(background)) return true
  return !isOpenWithoutCalendar(environment) && !(environment.SMTP_URL && environment.SIGNING_SECRET)
}

/** Milliseconds after which a post has taken its turn, or never will. */
const longestTurn = 10_000

/** Whether the post that held a time may have ended before it sent its mail. A younger one could still be over the limit. */
function isLeft({ state, requestedAt }: Booking): boolean {
  return state === 'held' && Date.now() - requestedAt.getTime() > longestTurn
}

function readHold(hold: Awaited<ReturnType<typeof holdBooking>>): Accepted | 'taken' {
  return 'booking' in hold ? { booking: hold.booking, isNew: hold.result === 'held' } : 'taken'
}

/** Takes a mail from what an address gets in a day, and a time from what may be held, after it was found to be free. */
async function takeTurn(email: string, environment: Environment): Promise<boolean> {
  const hash = createHash('sha256').update(normalizeAddress(email)).digest('base64url')
  return (
    (await spend(`booking asks ${hash}`, { daily: environment.BOOKING_ASKS_DAILY })) &&
    (await spend('booking holds', { daily: environment.BOOKING_HOLDS_DAILY }))
  )
}

function createRequest({ website: _website, elapsed: _elapsed, ...fields }: Wanted): BookingRequest {
  return { ...fields, noticeVersion: findConsentVersion('booking', fields.noticeVersion) }
}

/** Forms of a day that ask for the same again after the time was given up or cancelled. */
const mostRounds = 10

/**
 * The id of a form post, which sends none: that of the same words of today, so that a double click is one request. Where that one
 * is over, the visitor asks again.
 */
async function findFreeId({ website: _website, elapsed: _elapsed, id: _id, ...words }: Wanted): Promise<string> {
  for (let round = 0; round < mostRounds; round++) {
    const { today, before } = deriveIds({ ...words, round })
    const known = (await findBooking(today)) ?? (await findBooking(before))
    if (!known) return today
    if (known.state !== 'lapsed' && known.state !== 'cancelled') return known.id
  }
  return randomUUID()
}

/** Milliseconds that the visitor waits for the owner's mail after the database has failed. */
const unsavedTimeout = 6_000

/** @returns false if the mail server did not say that it has the mail */
async function mailRequest(request: BookingRequest, environment: Environment): Promise<boolean> {
  const mailer = openMailer(environment)
  if (!mailer) return false
  const start = new Date(request.start)
  const mail = composeUnkeptRequest({ ...request, start, company: request.company, notes: request.notes }, environment)
  const { outcome } = await mailer.send(mail, { deadline: Date.now() + unsavedTimeout })
  mailer.close()
  if (outcome !== 'sent') console.error(`[booking] could not mail a request that was not kept: ${outcome}`)
  return outcome === 'sent'
}

async function reject(code: Refusal, submission: Submission, wanted: Wanted, environment: Environment) {
  const { locale, type, place } = wanted
  if (submission.isForm) return showPage(submission.fields, { code }, locale, environment)
  const error = { code, message: nameProblem(code, locale) }
  const starts = code === 'taken' ? await listInstants(environment, type, place) : undefined
  return jsonResponse({ ok: false, error, ...(starts && { starts }) }, problemStatuses[code])
}

/** The page with all that was typed, and the times that are free now. */
async function showPage(
  fields: Record<string, string>,
  { code, errors }: { code: Problem; errors?: Record<string, FieldError> },
  locale: Locale,
  environment: Environment,
): Promise<Response> {
  const { type, place } = readChoice(fields)
  const isAway = code === 'unavailable' || code === 'mailed' || code === 'closed'
  const starts = isAway ? undefined : await listInstants(environment, type, place)
  return createBookPage(locale, {
    fields,
    starts: starts ?? 'closed',
    problem: { code, errors },
  })
}

/** @returns undefined where nobody knows */
async function listInstants(
  environment: Environment,
  ...[type, place]: [BookingRequest['type'], BookingRequest['place']]
): Promise<string[] | undefined> {
  const free = await findStarts(environment, type, place).catch(() => undefined)
  return free?.starts.map(formatInstant)
}
