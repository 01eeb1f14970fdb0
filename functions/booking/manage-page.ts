import * as v from 'valibot'
import { site } from '../../content/site.ts'
import { sendAfterResponse } from '../shared/http/background.ts'
import { attributes, type Html, html } from '../shared/http/html.ts'
import { readFields } from '../shared/http/read-request.ts'
import { functionHeaders, htmlResponse } from '../shared/http/responses.ts'
import { getLinkPath } from '../shared/http/tokens.ts'
import { formatTime } from '../shared/mail/mail-parts.ts'
import {
  describe,
  findOthers,
  handleAppointment,
  type Link,
  readStart,
  rejectLink,
  renderLinks,
  renderOthers,
  showOutcome,
} from './appointment-link.ts'
import {
  type Booking,
  cancelBooking,
  canMove,
  changeHours,
  findBooking,
  markNoShow,
  moveBooking,
  setVideoLink,
} from './bookings.ts'
import { bookingMails, writeOwnerEvent, writeVisitorEvent } from './mails.ts'

/** `GET /api/booking/manage?token=…`: the appointment, for the visitor or the owner. */
export const showManage = handleAppointment(['manage', 'host'], (link) => showAppointment(link))

/** `POST /api/booking/move?token=…` with `start` */
export const move = handleAppointment(['manage', 'host'], async (link) => {
  const { booking, isOwner, i18n, locale, environment, background } = link
  const by = isOwner ? 'owner' : 'visitor'
  if (!canChange(link) || !canMove(booking, by)) return showAppointment(link, { status: 409 })
  const taken = { status: 409, problem: i18n.t('booking.move.taken') }
  const start = readStart(await readFields(link.request))
  if (start === undefined) return showAppointment(link, { status: 422, problem: i18n.t('booking.manage.choose') })
  if (start !== booking.start.getTime()) {
    const starts = await findOthers(link, true)
    if (!starts) return showAppointment(link, { status: 503 })
    if (!starts.includes(start)) return showAppointment(link, taken)
  }
  const change = await moveBooking(booking.id, start, { by })
  if (!change) return rejectLink(link, 'expired')
  if (change.result === 'taken') return showAppointment(link, taken)
  const after = { ...link, booking: change.booking }
  if (change.result === 'cancelled' || change.result === 'limit') return showAppointment(after, { status: 409 })
  if (change.result === 'moved') sendAfterResponse(bookingMails, { bookingId: booking.id }, environment, background)
  const content = html`${describe(after, true)}<p>${i18n.t('booking.move.text')}</p>${renderLinks(after)}`
  return htmlResponse(locale, 200, i18n.t('booking.move.title'), content)
})

/** `POST /api/booking/cancel?token=…` with `sure=on` and perhaps a `reason` */
export const cancel = handleAppointment(['manage', 'host'], async (link) => {
  const { booking, isOwner, i18n, environment, background } = link
  const { sure, reason } = await readFields(link.request)
  if (sure !== 'on') return showAppointment(link, { status: 422, problem: i18n.t('booking.cancelled.sure') })
  if (booking.state !== 'cancelled' && !canChange(link)) return showAppointment(link, { status: 409 })
  const change = await cancelBooking(booking.id, { by: isOwner ? 'owner' : 'visitor', reason: cleanReason(reason) })
  if (!change) return rejectLink(link, 'expired')
  if (change.result === 'cancelled') sendAfterResponse(bookingMails, { bookingId: booking.id }, environment, background)
  return showOutcome({ ...link, booking: change.booking })
})

/** `POST /api/booking/no-show?token=…`, for the owner */
export const noteNoShow = handleAppointment(['host'], async (link) => {
  const isNoted = await markNoShow(link.booking.id)
  const after = { ...link, booking: (await findBooking(link.booking.id)) ?? link.booking }
  return showAppointment(after, { status: isNoted ? 200 : 409 })
})

const videoLink = v.pipe(v.string(), v.trim(), v.regex(/^https:\/\//i), v.url(), v.maxLength(500))

/** `POST /api/booking/video?token=…` with `link`, for the owner of a coming call */
export const sendVideoLink = handleAppointment(['host'], async (link) => {
  const { booking, environment, background } = link
  const { success, output } = v.safeParse(videoLink, (await readFields(link.request)).link)
  if (!success) return showAppointment(link, { status: 422, problem: 'The link must begin with https://' })
  const saved = await setVideoLink(booking.id, output)
  if (saved) sendAfterResponse(bookingMails, { bookingId: booking.id }, environment, background)
  return showAppointment({ ...link, booking: saved ?? booking })
})

/** `GET /api/booking/event.ics?token=…`: the appointment as it is now, for a calendar. */
export const sendEvent = handleAppointment(['manage', 'host'], (link) => {
  const { booking, isOwner, environment } = link
  if (!hasEvent(booking)) return rejectLink(link, 'expired')
  const event = isOwner ? writeOwnerEvent(booking, environment) : writeVisitorEvent(booking, environment)
  return new Response(event, {
    headers: {
      ...functionHeaders,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  })
})

function hasEvent({ state }: Booking): boolean {
  return state === 'confirmed' || state === 'cancelled'
}

/** Visitors change an appointment until two hours before it; the owner, who knows what was said on the phone, until it begins. */
function canChange({ booking, isOwner }: Link): boolean {
  const latest = booking.start.getTime() - (isOwner ? 0 : changeHours * 60 * 60_000)
  return booking.state === 'confirmed' && Date.now() < latest
}

/** The appointment with what can be changed of it. */
async function showAppointment(
  link: Link,
  { status = 200, problem }: { status?: number; problem?: string } = {},
): Promise<Response> {
  const { booking, isOwner, i18n, locale, token } = link
  const isConfirmed = booking.state === 'confirmed'
  if (!isOwner && !isConfirmed) return showOutcome(link, status)
  const isOver = booking.start.getTime() <= Date.now()
  const event = html`<p><a class="button" href="${getLinkPath('booking/event.ics', token, locale)}">${i18n.t('booking.manage.calendar')}</a></p>`
  const unchangeable = isOver
    ? i18n.t('booking.manage.past')
    : i18n.t('booking.manage.late', { hours: changeHours, contact: site.owner.phone ?? site.owner.email })
  return htmlResponse(
    locale,
    status,
    i18n.t('booking.manage.title'),
    html`${problem && html`<p role="alert">${problem}</p>`}
${describe(link)}
${isOwner && html`<p>${nameState(booking)}</p>`}
${hasEvent(booking) && event}
${isOwner && isConfirmed && booking.type === 'call' && booking.end.getTime() > Date.now() && renderVideoForm(link)}
${canChange(link) ? await renderChanges(link, problem !== undefined) : isConfirmed && html`<p>${unchangeable}</p>`}
${
  isOwner &&
  isConfirmed &&
  isOver &&
  !booking.noShowAt &&
  html`<form method="post" action="${getLinkPath('booking/no-show', token, locale)}">
<button>The visitor did not come</button>
</form>`
}`,
  )
}

function renderVideoForm({ booking, token, locale }: Link): Html {
  return html`<h2>Video call</h2>
<form method="post" action="${getLinkPath('booking/video', token, locale)}">
<div><label for="link">Link of the video call, which is mailed to the visitor with the invitation</label><input id="link" name="link" type="url" maxlength="500" value="${booking.videoLink}" required autocomplete="off"></div>
<button>Send the link</button>
</form>`
}

/** @param isRefused whether the page answers a form that was not right */
async function renderChanges(link: Link, isRefused: boolean): Promise<Html> {
  const { booking, isOwner, i18n, locale, token } = link
  const others = canMove(booking, isOwner ? 'owner' : 'visitor')
    ? await renderOthers(link, 'move', i18n.t('booking.manage.moveButton'))
    : html`<p>${i18n.t('booking.manage.limit', { email: site.owner.email })}</p>`
  return html`<h2>${i18n.t('booking.manage.move')}</h2>
${others}
<details${attributes({ open: isRefused })}>
<summary>${i18n.t('booking.manage.cancel')}</summary>
<form method="post" action="${getLinkPath('booking/cancel', token, locale)}">
<label class="choice"><input type="checkbox" name="sure" value="on" required> ${i18n.t('booking.manage.sure')}</label>
<div><label for="reason">${i18n.t('booking.manage.reason')}</label><input id="reason" name="reason" maxlength="${mostReason}" autocomplete="off"></div>
<button class="lesser">${i18n.t('booking.manage.cancelButton')}</button>
</form>
</details>`
}

/** For the owner. */
function nameState({ state, changedAt, changedBy, reason, noShowAt, revision }: Booking): string {
  if (noShowAt) return `The visitor did not come (noted ${formatTime(noShowAt)}).`
  const by = changedBy === 'owner' ? 'you' : 'the visitor'
  const why = reason ? ` Reason: ${reason}` : ''
  if (state === 'cancelled') return `Canceled by ${by}, ${formatTime(changedAt)}.${why}`
  if (state === 'confirmed') return revision > 0 ? `Changed by ${by}, ${formatTime(changedAt)}.${why}` : 'Confirmed.'
  return 'Not confirmed by the visitor.'
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
