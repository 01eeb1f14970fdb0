import type { I18n } from '@lingui/core'
import { type BookingPlace, booking as settings } from '../../content/booking.ts'
import { site } from '../../content/site.ts'
import type { Environment } from '../../environment.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { type Background, sendAfterResponse } from '../shared/background.ts'
import { findLocale } from '../shared/find-locale.ts'
import { formatTime } from '../shared/format-time.ts'
import { type Html, html } from '../shared/html.ts'
import { htmlResponse } from '../shared/html-response.ts'
import { createBookingLink, getBookingPath } from '../shared/links.ts'
import { readBody } from '../shared/read-body.ts'
import { functionHeaders } from '../shared/responses.ts'
import { listSecrets, type Purpose, readToken } from '../shared/tokens.ts'
import { pickWeeks, renderTimes } from './book-page.ts'
import { loadBookWords } from './book-words.ts'
import { type Booking, cancelBooking, confirmBooking, findBooking, markNoShow, moveBooking } from './bookings.ts'
import { changeHours } from './change-hours.ts'
import { writeOwnerEvent, writeVisitorEvent } from './compose-booking-mail.ts'
import { findStarts, freshSeconds, isFree } from './find-starts.ts'
import { describeAppointment, formatTimeOfDay } from './format-appointment.ts'
import { formatInstant } from './show-times.ts'

// Mail programs and virus scanners open links, and some press buttons. So a link only shows a page, a button on it acts, and what
// would hurt, cancelling, needs a box that is ticked by hand.

/** `GET /api/booking/confirm?token=…` */
export const showConfirm = createHandler(['book'], (link) => {
  if (link.booking.state === 'held' || link.booking.state === 'lapsed') return askToConfirm(link)
  return showOutcome(link)
})

/** `POST /api/booking/confirm?token=…`, with a `start` where the time was taken and another one is chosen. */
export const confirm = createHandler(['book'], async (link) => {
  const { booking, environment, background } = link
  // The button can be pressed again because the first answer was lost, and with it what sends the invitation.
  if (booking.state === 'confirmed') sendAfterResponse({ bookingId: booking.id }, environment, background)
  if (booking.state !== 'held' && booking.state !== 'lapsed') return showOutcome(link)
  const start = readStart((await readFields(link.request)).start)
  const freedom = await judgeTime(link, start ?? booking.start.getTime())
  if (freedom === 'closed') return showClosed(link)
  if (freedom === 'busy') return offerOthers(link)
  const change = await confirmBooking(booking.id, { start })
  if (!change) return rejectLink(link, 'expired')
  if (change.result === 'taken') return offerOthers(link)
  if (change.result === 'confirmed') sendAfterResponse({ bookingId: booking.id }, environment, background)
  return showOutcome({ ...link, booking: change.booking })
})

/** `GET /api/booking/manage?token=…`: the appointment, for the visitor or the owner. */
export const showManage = createHandler(['manage', 'host'], (link) =>
  link.booking.state === 'confirmed' || link.isHost ? showAppointment(link) : showOutcome(link),
)

/** `POST /api/booking/move?token=…` with `start` */
export const move = createHandler(['manage', 'host'], async (link) => {
  const { booking, isHost, i18n, environment, background } = link
  if (!canChange(link)) return showAppointment(link, { status: 409 })
  const start = readStart((await readFields(link.request)).start)
  if (start === undefined) return showAppointment(link, { status: 422, problem: i18n.t('booking.manage.choose') })
  if (start !== booking.start.getTime()) {
    const starts = await findOthers(link)
    if (!starts) return showAppointment(link, { status: 503 })
    if (!starts.includes(formatInstant(start))) return showTaken()
  }
  const change = await moveBooking(booking.id, start, { by: isHost ? 'owner' : 'visitor' })
  if (!change) return rejectLink(link, 'expired')
  if (change.result === 'taken' || change.result === 'full') return showTaken()
  const after = { ...link, booking: change.booking }
  if (change.result === 'cancelled') return showAppointment(after, { status: 409 })
  if (change.result === 'moved') sendAfterResponse({ bookingId: booking.id }, environment, background)
  const title = i18n.t('booking.move.title')
  return respond(after, 200, title, html`${describe(after)}<p>${i18n.t('booking.move.text')}</p>${renderLinks(after)}`)

  function showTaken() {
    return showAppointment(link, { status: 409, problem: i18n.t('booking.move.taken') })
  }
})

/** `POST /api/booking/cancel?token=…` with `sure=on` and perhaps a `reason` */
export const cancel = createHandler(['manage', 'host'], async (link) => {
  const { booking, isHost, i18n, environment, background } = link
  const { sure, reason } = await readFields(link.request)
  if (sure !== 'on') return showAppointment(link, { status: 422, problem: i18n.t('booking.cancelled.sure') })
  if (booking.state !== 'cancelled' && !canChange(link)) return showAppointment(link, { status: 409 })
  const change = await cancelBooking(booking.id, { by: isHost ? 'owner' : 'visitor', reason: cleanReason(reason) })
  if (!change) return rejectLink(link, 'expired')
  if (change.result === 'cancelled') sendAfterResponse({ bookingId: booking.id }, environment, background)
  return showOutcome({ ...link, booking: change.booking })
})

/** `POST /api/booking/no-show?token=…`, for the owner */
export const noteNoShow = createHandler(['host'], async (link) => {
  const isNoted = await markNoShow(link.booking.id)
  const after = { ...link, booking: (await findBooking(link.booking.id)) ?? link.booking }
  return showAppointment(after, { status: isNoted ? 200 : 409 })
})

/** `GET /api/booking/event.ics?token=…`: the appointment as it is now, for a calendar. */
export const sendEvent = createHandler(['manage', 'host'], (link) => {
  const { booking, isHost, environment } = link
  if (booking.state !== 'confirmed' && booking.state !== 'cancelled') return rejectLink(link, 'expired')
  const event = isHost ? writeOwnerEvent(booking, environment) : writeVisitorEvent(booking, environment)
  return new Response(event, {
    headers: {
      ...functionHeaders,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  })
})

/** The appointment of a valid link, and for whom its page is. */
type Link = {
  booking: Booking
  isHost: boolean
  token: string
  locale: Locale
  /** In which times are shown. */
  zone: string
  i18n: I18n
  request: Request
  environment: Environment
  background: Background
}

const day = 24 * 60 * 60_000

/** Runs `answer` for a token that is valid for one of the purposes and an appointment that is kept; otherwise says why not. */
function createHandler(purposes: [Purpose, ...Purpose[]], answer: (link: Link) => Response | Promise<Response>) {
  return async (request: Request, environment: Environment, background: Background): Promise<Response> => {
    const locale = findLocale(request)
    const i18n = loadFunctionI18n(locale, 'booking')
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const results = purposes.map((purpose) => ({ purpose, ...readToken(purpose, token, listSecrets(environment)) }))
    const valid = results.find(({ subject }) => subject !== undefined)
    const page = { locale, i18n }
    if (!valid?.subject) {
      return rejectLink(page, results.some(({ error }) => error === 'expired') ? 'expired' : 'invalid')
    }
    const booking = await findBooking(valid.subject)
    if (!booking || booking.state === 'quarantined') return rejectLink(page, 'expired')
    const isHost = valid.purpose === 'host'
    if (!isHost && Date.now() > booking.end.getTime() + day) return rejectLink(page, 'expired')
    const zone = isHost ? settings.zone : booking.zone
    return answer({ ...page, booking, isHost, token, zone, request, environment, background })
  }
}

function rejectLink({ locale, i18n }: Pick<Link, 'locale' | 'i18n'>, error: 'invalid' | 'expired'): Response {
  const mail = loadFunctionI18n(locale, 'mail')
  const isExpired = error === 'expired'
  return htmlResponse(
    locale,
    isExpired ? 410 : 400,
    mail.t('mail.link.title'),
    html`<p>${isExpired ? i18n.t('booking.link.expired') : mail.t('mail.link.invalid')}</p>
<p><a href="${localizePath('/book', locale)}">${i18n.t('booking.link.book')}</a></p>`,
  )
}

function respond({ locale }: Link, status: number, title: string, content: Html): Response {
  return htmlResponse(locale, status, title, content)
}

/** What, when and where; the owner sees who, too. */
function describe({ booking, isHost, locale, zone }: Link): Html {
  const { what, how, place, times } = describeAppointment(booking, locale, zone)
  const { name, email, company, notes, zone: theirs } = booking
  const facts = isHost
    ? [name, email, company, locales[booking.locale].name, theirs, `Id ${booking.id}`].filter(
        (fact) => fact !== undefined,
      )
    : []
  return html`<p><strong>${what}</strong>${times.map((time) => html`<br>${time}`)}<br>${place} · ${how}</p>
${facts.length > 0 && html`<p>${facts.map((fact, index) => html`${index > 0 && html`<br>`}${fact}`)}</p>`}
${isHost && notes && html`<blockquote>${notes}</blockquote>`}`
}

/** What is held needs the calendar's consent only; any other time is asked for as if for the first time. */
async function judgeTime({ booking, environment }: Link, start: number): Promise<'free' | 'busy' | 'closed'> {
  if (isHeld(booking) && start === booking.start.getTime()) return isFree(environment, booking, { freshSeconds })
  const free = await findStarts(environment, booking.type, booking.place, { freshSeconds, except: booking.id })
  if (!free) return 'closed'
  return free.starts.includes(start) ? 'free' : 'busy'
}

function isHeld({ state, heldUntil }: Booking): boolean {
  return state === 'held' && heldUntil !== undefined && heldUntil.getTime() > Date.now()
}

function askToConfirm(link: Link, status = 200): Response {
  const { booking, i18n, locale, zone, token } = link
  const time = booking.heldUntil ? formatTimeOfDay(booking.heldUntil, locale, zone) : ''
  if (booking.start.getTime() <= Date.now()) return rejectLink(link, 'expired')
  return respond(
    link,
    status,
    i18n.t('booking.confirm.title'),
    html`${describe(link)}
<p>${isHeld(booking) ? i18n.t('booking.confirm.held', { time }) : i18n.t('booking.confirm.lapsed', { time })}</p>
<form method="post" action="${getBookingPath('confirm', token, locale)}">
<button>${i18n.t('booking.confirm.button')}</button>
</form>`,
  )
}

/** The calendar does not answer, so nobody knows whether the time is still free; the button can be pressed again. */
function showClosed(link: Link): Response {
  const { i18n, locale, token } = link
  return respond(
    link,
    503,
    i18n.t('booking.confirm.title'),
    html`${describe(link)}
<p role="alert">${i18n.t('booking.confirm.closed', { email: site.owner.email })}</p>
<form method="post" action="${getBookingPath('confirm', token, locale)}">
<button>${i18n.t('booking.confirm.button')}</button>
</form>`,
  )
}

/** Other times in place of one that was taken before it was confirmed. */
async function offerOthers(link: Link): Promise<Response> {
  const { i18n, locale, token } = link
  const starts = await findOthers(link)
  const form = starts
    ? renderChoice(link, starts, getBookingPath('confirm', token, locale), i18n.t('booking.taken.button'))
    : html`<p>${i18n.t('booking.manage.closed', { email: site.owner.email })}</p>`
  return respond(
    link,
    409,
    i18n.t('booking.taken.title'),
    html`<p role="alert">${i18n.t('booking.taken.text')}</p>
${form}
<p><a href="${getBookPath(link)}">${i18n.t('booking.link.book')}</a></p>`,
  )
}

/** What became of an appointment. */
function showOutcome(link: Link, status = 200): Response {
  const { booking, i18n } = link
  if (booking.state === 'cancelled') {
    const text = booking.confirmedAt ? html`<p>${i18n.t('booking.cancelled.text')}</p>` : html``
    return respond(
      link,
      status,
      i18n.t('booking.cancelled.title'),
      html`${describe(link)}${text}
<p><a href="${getBookPath(link)}">${i18n.t('booking.cancelled.again')}</a></p>`,
    )
  }
  if (booking.state !== 'confirmed') return askToConfirm(link, status)
  return respond(
    link,
    status,
    i18n.t('booking.confirmed.title'),
    html`${describe(link)}
<p>${i18n.t('booking.confirmed.text')}</p>
${renderLinks(link)}`,
  )
}

/** To the event and to the page that changes it. */
function renderLinks({ booking, isHost, i18n, locale, environment }: Link): Html {
  const manage = createBookingLink(isHost ? 'host' : 'manage', booking.id, locale, environment)
  const token = new URL(manage).searchParams.get('token') ?? ''
  return html`<p><a href="${getBookingPath('event.ics', token, locale)}">${i18n.t('booking.manage.calendar')}</a></p>
<p><a href="${getBookingPath('manage', token, locale)}">${i18n.t('booking.confirmed.manage')}</a></p>`
}

/** Visitors change an appointment until two hours before it; the owner, who knows what was said on the phone, until it begins. */
function canChange({ booking, isHost }: Link): boolean {
  const latest = booking.start.getTime() - (isHost ? 0 : changeHours * 60 * 60_000)
  return booking.state === 'confirmed' && Date.now() < latest
}

/** The appointment with what can be changed of it. */
async function showAppointment(
  link: Link,
  { status = 200, problem }: { status?: number; problem?: string } = {},
): Promise<Response> {
  const { booking, isHost, i18n, locale, token } = link
  if (!isHost && booking.state !== 'confirmed') return showOutcome(link, status)
  const isOver = booking.start.getTime() <= Date.now()
  return respond(
    link,
    status,
    i18n.t('booking.manage.title'),
    html`${problem && html`<p role="alert">${problem}</p>`}
${describe(link)}
${isHost && html`<p>${nameState(booking)}</p>`}
${
  (booking.state === 'confirmed' || booking.state === 'cancelled') &&
  html`<p><a href="${getBookingPath('event.ics', token, locale)}">${i18n.t('booking.manage.calendar')}</a></p>`
}
${
  canChange(link)
    ? await renderChanges(link)
    : booking.state === 'confirmed' &&
      html`<p>${isOver ? i18n.t('booking.manage.past') : i18n.t('booking.manage.late', { hours: changeHours, phone: site.owner.phone })}</p>`
}
${isHost && booking.state === 'confirmed' && isOver && !booking.noShowAt && renderNoShow(link)}`,
  )
}

async function renderChanges(link: Link): Promise<Html> {
  const { i18n, locale, token } = link
  const starts = await findOthers(link)
  const others = starts
    ? renderChoice(link, starts, getBookingPath('move', token, locale), i18n.t('booking.manage.moveButton'))
    : html`<p>${i18n.t('booking.manage.closed', { email: site.owner.email })}</p>`
  return html`<h2>${i18n.t('booking.manage.cancel')}</h2>
<form method="post" action="${getBookingPath('cancel', token, locale)}">
<label class="choice"><input type="checkbox" name="sure" value="on" required> ${i18n.t('booking.manage.sure')}</label>
<div><label for="reason">${i18n.t('booking.manage.reason')}</label><input id="reason" name="reason" maxlength="${mostReason}" autocomplete="off"></div>
<button>${i18n.t('booking.manage.cancelButton')}</button>
</form>
<h2>${i18n.t('booking.manage.move')}</h2>
${others}`
}

function renderNoShow({ token, locale }: Link): Html {
  return html`<form method="post" action="${getBookingPath('no-show', token, locale)}">
<button>The visitor did not come</button>
</form>`
}

/** For the owner. */
function nameState({ state, changedAt, changedBy, reason, noShowAt, revision }: Booking): string {
  if (noShowAt) return `The visitor did not come (noted ${formatTime(noShowAt)}).`
  const by = changedBy === 'owner' ? 'you' : 'the visitor'
  const why = reason ? ` Reason: ${reason}` : ''
  if (state === 'cancelled') return `Canceled by ${by}, ${formatTime(changedAt)}.${why}`
  if (state === 'confirmed') return revision > 0 ? `Moved by ${by}, ${formatTime(changedAt)}.${why}` : 'Confirmed.'
  return 'Not confirmed by the visitor.'
}

/** The starts that are free beside the appointment's own; the owner needs no notice. undefined where nobody knows. */
async function findOthers({ booking, isHost, environment }: Link): Promise<string[] | undefined> {
  const options = { freshSeconds, except: booking.id, ...(isHost && { noticeHours: 0 }) }
  const free = await findStarts(environment, booking.type, booking.place, options)
  return free?.starts.filter((start) => start !== booking.start.getTime()).map(formatInstant)
}

/** A form with two weeks of times, and links to those before and after them. */
function renderChoice(link: Link, starts: string[], action: string, button: string): Html {
  const { i18n, locale, zone, request } = link
  if (starts.length === 0) return html`<p>${i18n.t('booking.manage.none')}</p>`
  const { earlier, later } = loadBookWords(locale)
  const asked = new URL(request.url).searchParams.get('week') ?? ''
  const week = /^\d{1,2}$/.test(asked) ? Number(asked) : undefined
  const { first, days, hasEarlier, hasLater } = pickWeeks(starts, locale, zone, week)
  // Where a form was refused its page has the path of the form, which shows nothing to a link.
  const name = action.includes('/confirm?') ? undefined : action.replace('/move?', '/manage?')
  const renderLink = (to: number, label: string) => name && html`<a href="${`${name}&week=${to}`}">${label}</a> `
  return html`<form method="post" action="${action}">
${renderTimes(days, locale)}
<button>${button}</button>
</form>
<p>${hasEarlier && renderLink(Math.max(0, first - 2), earlier)}${hasLater && renderLink(first + 2, later)}</p>`
}

function getBookPath({ booking, locale }: Link): string {
  const { type, place }: { type: string; place: BookingPlace } = booking
  return `${localizePath('/book', locale)}?type=${type}&place=${place}`
}

const mostReason = 300

/** One line, without what could end a line of a calendar or turn the direction of what follows. */
function cleanReason(reason = ''): string | undefined {
  const clean = reason
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
  return clean.slice(0, mostReason) || undefined
}

/** Milliseconds since 1970. */
function readStart(start = ''): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/.test(start)) return undefined
  const moment = Date.parse(start)
  return Number.isNaN(moment) ? undefined : moment
}

/** The fields of a form that a page of ours has sent; what is no form has none. */
async function readFields(request: Request): Promise<Record<string, string>> {
  const body = await readBody(request)
  return Object.fromEntries(new URLSearchParams(String(body ?? '')))
}
