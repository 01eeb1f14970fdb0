import * as v from 'valibot'
import { attributes, type Html, html } from '../../html.ts'
import { capitalize } from '../../locales/capitalize.ts'
import { locales } from '../../locales/locales.ts'
import { ownerLocale, tell } from '../../locales/owner.ts'
import { localizePath } from '../../locales/paths.ts'
import { toLine } from '../../model/form-schemas.ts'
import { booking as settings } from '../../model/kinds/booking.ts'
import { site } from '../../model/kinds/site.ts'
import { alert } from '../shared/data/alert.ts'
import { crowd, noteRefusal } from '../shared/data/budgets.ts'
import {
  createLink,
  getLinkPath,
  handleLink,
  type LinkHandler,
  type MailedLink,
  refuseLink,
} from '../shared/http/links.ts'
import { readFields } from '../shared/http/requests.ts'
import { calendarType, fileResponse } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { formatTime } from '../shared/mail/texts.ts'
import { pickDays, renderTimes } from './book-page.ts'
import { day } from './calendar/durations.ts'
import { listStarts, loadAvailability } from './free-times.ts'
import { bookingLinks } from './links.ts'
import { bookingMails, getPreparation, writeOwnerEvent, writeVisitorEvent } from './mails.ts'
import { startField } from './request.ts'
import {
  type Booking,
  cancelBooking,
  canMove,
  changeHours,
  confirmBooking,
  findBooking,
  formatInstant,
  getState,
  isOpen,
  markNoShow,
  moveBooking,
  setVideoLink,
} from './store.ts'
import { describeAppointment, findLine, formatHoldEnd, loadBookWords } from './words.ts'

// The pages that mails about an appointment link to. Some mail scanners press buttons, so cancelling also needs a ticked box.

type Link = Omit<MailedLink, 'purpose' | 'subject'> & { booking: Booking; isOwner: boolean; zone: string }

function handleAppointment(links: (keyof typeof bookingLinks)[], answer: LinkHandler<Link>) {
  return handleLink(
    'booking',
    links.map((name) => bookingLinks[name]),
    async ({ purpose, subject, ...link }) => {
      const booking = await findBooking(subject)
      if (!booking) return undefined
      const isOwner = purpose === bookingLinks.host
      // Long enough for the owner to note who did not come.
      if (Date.now() > booking.end.getTime() + (isOwner ? 14 : 1) * day) return undefined
      return answer({ ...link, booking, isOwner, zone: isOwner ? settings.zone : booking.zone })
    },
    (locale, error, i18n) => {
      const way = html`<a href="${localizePath('/book', locale)}">${i18n.t('booking.link.book')}</a>`
      return refuseLink(locale, error, i18n.t('booking.link.expired'), way)
    },
  )
}

/** `GET /api/booking/confirm?token=…` */
export const showConfirm = handleAppointment(['book'], (link) => {
  const { booking, i18n, locale } = link
  if (!isOpen(booking)) return showOutcome(link)
  if (booking.start.getTime() <= Date.now()) return undefined
  const { state, heldUntil } = booking
  const time = state === 'held' && heldUntil && formatHoldEnd(booking, heldUntil, locale)
  const text = time ? i18n.t('booking.confirm.held', { time }) : i18n.t('booking.confirm.open')
  return showButton(link, 200, text)
})

/** `POST /api/booking/confirm?token=…`, with a `start` if the time was taken and another one is chosen. */
export const confirm = handleAppointment(['book'], async (link) => {
  const { booking, i18n } = link
  // The visitor may press again because the first answer was lost; the invitation may be lost with it.
  if (booking.state === 'confirmed') sendNews(link)
  if (!isOpen(booking)) return link.finish()
  const { start } = v.parse(chosenStart, await readFields(link.request))
  const wanted = start ?? booking.start.getTime()
  // A time that is held needs no notice any more; any other one is asked for as if for the first time.
  const isHeld = booking.state === 'held' && wanted === booking.start.getTime()
  const starts = await listFree(link, { isFresh: true, isHeld })
  // The time may be taken; the button can be pressed again.
  if (!starts) return showButton(link, 503, i18n.t('booking.confirm.closed', { email: site.owner.email }))
  if (!starts.includes(wanted)) return offerOthers(link)
  const confirmed = await confirmBooking(booking, link.environment, wanted)
  if (confirmed === 'taken') return offerOthers(link)
  if (confirmed === 'limit') {
    link.background.waitUntil(noteRefusal(link.environment))
    return showButton(link, 409, i18n.t('booking.confirm.limit', { email: site.owner.email }))
  }
  if (confirmed.askedAt) link.background.waitUntil(alert(crowd, link.environment))
  sendNews(link)
  return link.finish()
})

/** `GET /api/booking/manage?token=…`: the appointment, for the visitor or the owner. */
export const showManage = handleAppointment(['manage', 'host'], (link) => {
  const { booking, done, i18n } = link
  if (done !== 'move' || booking.state !== 'confirmed') return showAppointment(link)
  const content = html`${describe(link, true)}<p>${i18n.t('booking.move.text')}</p>${renderLinks(link)}`
  return link.show(i18n.t('booking.move.title'), content)
})

/** `POST /api/booking/move?token=…` with `start` */
export const move = handleAppointment(['manage', 'host'], async (link) => {
  const { booking, isOwner, i18n } = link
  const by = isOwner ? 'owner' : 'visitor'
  if (!canChange(link) || !canMove(booking, by)) return showAppointment(link, { status: 409 })
  const taken = { status: 409, problem: i18n.t('booking.move.taken') }
  const { start } = v.parse(chosenStart, await readFields(link.request))
  if (start === undefined) return showAppointment(link, { status: 422, problem: i18n.t('booking.manage.choose') })
  if (start !== booking.start.getTime()) {
    const starts = await listFree(link, { isFresh: true })
    if (!starts) return showAppointment(link, { status: 503 })
    if (!starts.includes(start)) return showAppointment(link, taken)
  }
  const after = { ...link, booking: await moveBooking(booking, start, by) }
  if (after.booking.state !== 'confirmed' || after.booking.start.getTime() !== start)
    return showAppointment(after, taken)
  sendNews(link)
  return link.finish('move', 'booking/manage')
})

/** `POST /api/booking/cancel?token=…` with `sure=on` and perhaps a `reason` */
export const cancel = handleAppointment(['manage', 'host'], async (link) => {
  const { booking, isOwner, i18n } = link
  const { sure, reason = '' } = await readFields(link.request)
  if (sure !== 'on') return showAppointment(link, { status: 422, problem: i18n.t('booking.cancelled.sure'), reason })
  if (booking.state !== 'cancelled' && !canChange(link)) return showAppointment(link, { status: 409 })
  const cancelled = await cancelBooking(booking.id, {
    by: isOwner ? 'owner' : 'visitor',
    reason: toLine(reason).slice(0, mostReason) || undefined,
  })
  sendNews(link)
  return cancelled && link.finish('', 'booking/manage')
})

/** `POST /api/booking/no-show?token=…`, for the owner */
export const noteNoShow = handleAppointment(['host'], async (link) => {
  const noted = await markNoShow(link.booking.id)
  return noted ? link.finish('', 'booking/manage') : showAppointment(link, { status: 409 })
})

const videoLink = v.pipe(v.string(), v.trim(), v.regex(/^https:\/\//i), v.url(), v.maxLength(500))

/** `POST /api/booking/video?token=…` with `link`, for the owner of a coming call */
export const sendVideoLink = handleAppointment(['host'], async (link) => {
  const { success, output } = v.safeParse(videoLink, (await readFields(link.request)).link)
  if (!success) return showAppointment(link, { status: 422, problem: tell('owner.link.https') })
  const saved = await setVideoLink(link.booking.id, output)
  if (saved) sendNews(link)
  return link.finish('', 'booking/manage')
})

/** `GET /api/booking/event.ics?token=…`: the appointment as it is now, for a calendar. */
export const sendEvent = handleAppointment(['manage', 'host'], (link) => {
  const { booking, isOwner, environment } = link
  if (!hasEvent(booking)) return undefined
  const write = isOwner ? writeOwnerEvent : writeVisitorEvent
  return fileResponse('appointment.ics', calendarType, write(booking, environment))
})

function sendNews({ booking, environment, background }: Link): void {
  sendAfterResponse(bookingMails, booking.id, environment, background)
}

function hasEvent({ state }: Booking): boolean {
  return state === 'confirmed' || state === 'cancelled'
}

/** Visitors change an appointment until two hours before it; the owner, who may have agreed on it by phone, until it begins. */
function canChange({ booking, isOwner }: Link): boolean {
  const latest = booking.start.getTime() - (isOwner ? 0 : changeHours * 60 * 60_000)
  return booking.state === 'confirmed' && Date.now() < latest
}

/** The free starts, the appointment's own among them; undefined if they are unknown. Owners and held requests need no notice. */
async function listFree({ booking, environment, isOwner }: Link, { isFresh = false, isHeld = false } = {}) {
  const notice = (isOwner || isHeld) && { noticeHours: 0 }
  const { type, place, id } = booking
  const availability = await loadAvailability(environment, { isFresh })
  return availability && listStarts(type, place, { ...availability, except: [id], ...notice })
}

/** The start that a form has sent, in milliseconds since 1970; undefined if it is none. */
const chosenStart = v.object({ start: v.fallback(v.optional(startField), undefined) })

const mostReason = 300

/** The button that confirms. With another status than 200 the text is an alert. */
function showButton(link: Link, status: number, text: string): Response {
  const { i18n, locale, token } = link
  const content = html`${describe(link)}
<p${status !== 200 && html` role="alert"`}>${text}</p>
<form method="post" action="${getLinkPath('booking/confirm', token, locale)}">
<button>${i18n.t('booking.confirm.button')}</button>
</form>`
  return link.show(i18n.t('booking.confirm.title'), content, status)
}

async function offerOthers(link: Link): Promise<Response> {
  const { i18n } = link
  const content = html`<p role="alert">${i18n.t('booking.taken.text')}</p>
${await renderOthers(link, 'confirm', i18n.t('booking.taken.button'))}
<p><a href="${getBookPath(link)}">${i18n.t('booking.link.book')}</a></p>`
  return link.show(i18n.t('booking.taken.title'), content, 409)
}

function showOutcome(link: Link, status = 200): Response | undefined {
  const { booking, i18n } = link
  if (booking.state === 'cancelled') {
    const text = booking.confirmedAt && html`<p>${i18n.t('booking.cancelled.text')}</p>`
    const again = html`<p><a href="${getBookPath(link)}">${i18n.t('booking.cancelled.again')}</a></p>`
    return link.show(i18n.t('booking.cancelled.title'), html`${describe(link)}${text}\n${again}`, status)
  }
  if (booking.state !== 'confirmed') {
    const text = html`${describe(link)}<p>${i18n.t('booking.asked.text')}</p>`
    return booking.askedAt && link.show(i18n.t('booking.asked.title'), text, status)
  }
  const content = html`${describe(link, true)}
<p>${i18n.t('booking.confirmed.text')}</p>
${renderLinks(link)}
<p>${getPreparation(booking)}<br>${i18n.t('booking.prepare')}</p>`
  return link.show(i18n.t('booking.confirmed.title'), content, status)
}

type Answer = { status?: number; problem?: string; reason?: string }

/** @param reason typed into the form to cancel, which is refused and stays open */
async function showAppointment(link: Link, { status = 200, problem, reason }: Answer = {}) {
  const { booking, isOwner, i18n, locale, token } = link
  const isConfirmed = booking.state === 'confirmed'
  if (!isOwner && !isConfirmed) return showOutcome(link, status)
  const isOver = booking.start.getTime() <= Date.now()
  const unchangeable = isOver
    ? i18n.t('booking.manage.past')
    : i18n.t('booking.manage.late', { hours: changeHours, contact: site.owner.phone ?? site.owner.email })
  const noShow = html`<form method="post" action="${getLinkPath('booking/no-show', token, locale)}">
<button>${capitalize(tell('owner.state.absent'), ownerLocale)}</button>
</form>`
  const content = html`${problem && html`<p role="alert">${problem}</p>`}
${describe(link)}
${isOwner && html`<p>${describeState(booking)}</p>`}
${hasEvent(booking) && renderEventLink(link, token)}
${isOwner && isConfirmed && booking.type === 'call' && booking.end.getTime() > Date.now() && renderVideoForm(link)}
${canChange(link) ? await renderChanges(link, reason) : isConfirmed && html`<p>${unchangeable}</p>`}
${isOwner && isConfirmed && isOver && !booking.noShowAt && noShow}`
  return link.show(i18n.t('booking.manage.title'), content, status)
}

/** Subject, time and place as a ticket; for the owner also the visitor. */
function describe({ booking, isOwner, locale, zone }: Link, isDone = false): Html {
  const { type, day, time, clock, others } = describeAppointment(booking, locale, zone)
  const { name, email, company, notes, zone: theirs, videoLink } = booking
  const facts = isOwner ? [name, email, company, locales[booking.locale].name, theirs, `Id ${booking.id}`] : []
  const known = facts.filter((fact) => fact !== undefined)
  const steps = findLine(booking)
  return html`<div class="ticket${isDone && ' done'}">
<p class="when">${day} <strong>${time}</strong> <small>${clock}</small></p>
<p>${[type, ...others].map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>
${videoLink && html`<p><a href="${videoLink}">${videoLink}</a></p>`}
${known.length > 0 && html`<p>${known.map((fact, index) => html`${index > 0 && html`<br>`}${fact}`)}</p>`}
${isOwner && notes && html`<blockquote>${notes}</blockquote>`}
${steps.length > 0 && html`<div class="line" aria-hidden="true">${steps.map((step) => html`<i data-step="${step}"></i>`)}</div>`}
</div>`
}

function getBookPath({ booking: { type, place }, locale }: Link): string {
  return `${localizePath('/book', locale)}?${new URLSearchParams({ type, place })}`
}

function renderEventLink({ i18n, locale }: Link, token: string): Html {
  return html`<p><a class="button" href="${getLinkPath('booking/event.ics', token, locale)}">${i18n.t('booking.manage.calendar')}</a></p>`
}

function renderLinks(link: Link): Html {
  const { booking, isOwner, i18n, locale, environment } = link
  const manage = createLink(isOwner ? bookingLinks.host : bookingLinks.manage, booking.id, environment, locale)
  const token = new URL(manage).searchParams.get('token') ?? ''
  return html`${renderEventLink(link, token)}
<p><a href="${getLinkPath('booking/manage', token, locale)}">${i18n.t('booking.confirmed.manage')}</a></p>`
}

/** A form with some days of other times. Its pages of a mailed link lead to those before and after them. */
async function renderOthers(link: Link, action: 'confirm' | 'move', button: string): Promise<Html> {
  const { booking, i18n, locale, zone, request, token } = link
  const free = await listFree(link)
  const starts = free?.filter((start) => start !== booking.start.getTime()).map(formatInstant)
  if (!starts) return html`<p>${i18n.t('booking.manage.closed', { email: site.owner.email })}</p>`
  if (starts.length === 0) return html`<p>${i18n.t('booking.manage.none')}</p>`
  const words = loadBookWords(locale)
  const page = new URL(request.url).searchParams.get('page') ?? ''
  const { days, earlier, later } = pickDays(starts, locale, zone, { page }, 5)
  // The page of a confirmation that came too late is the answer to a form, to which no link leads.
  const renderLink = (to: number | undefined, label: string) =>
    action === 'move' &&
    to !== undefined &&
    html`<a href="${getLinkPath('booking/manage', token, locale)}&page=${to}">${label}</a> `
  return html`<form method="post" action="${getLinkPath(`booking/${action}`, token, locale)}">
${renderTimes(days, locale)}
<button>${button}</button>
</form>
<p>${renderLink(earlier, words.earlier)}${renderLink(later, words.later)}</p>`
}

function renderVideoForm({ booking, token, locale }: Link): Html {
  return html`<h2>${tell('owner.fact.video')}</h2>
<form method="post" action="${getLinkPath('booking/video', token, locale)}">
<div><label for="link">${tell('owner.video.link')}</label><input id="link" name="link" type="url" maxlength="500" value="${booking.videoLink}" required autocomplete="off"></div>
<button>${tell('owner.video.send')}</button>
</form>`
}

async function renderChanges(link: Link, reason: string | undefined): Promise<Html> {
  const { booking, isOwner, i18n, locale, token } = link
  const others = canMove(booking, isOwner ? 'owner' : 'visitor')
    ? await renderOthers(link, 'move', i18n.t('booking.manage.moveButton'))
    : html`<p>${i18n.t('booking.manage.limit', { email: site.owner.email })}</p>`
  return html`<h2>${i18n.t('booking.manage.move')}</h2>
${others}
<details${attributes({ open: reason !== undefined })}>
<summary>${i18n.t('booking.manage.cancel')}</summary>
<form method="post" action="${getLinkPath('booking/cancel', token, locale)}">
<label class="choice"><input type="checkbox" name="sure" value="on" required> ${i18n.t('booking.manage.sure')}</label>
<div><label for="reason">${i18n.t('booking.manage.reason')}</label><input id="reason" name="reason" maxlength="${mostReason}" value="${reason}" autocomplete="off"></div>
<button class="lesser">${i18n.t('booking.manage.cancelButton')}</button>
</form>
</details>`
}

function describeState(booking: Booking): string {
  const { changedAt, noShowAt, reason } = booking
  const words = tell(`owner.state.${noShowAt ? 'absent' : getState(booking)}`)
  const why = reason ? ` ${tell('owner.reason', { reason })}` : ''
  return `${capitalize(words, ownerLocale)}, ${formatTime(noShowAt ?? changedAt)}.${why}`
}
