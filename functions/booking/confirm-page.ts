import { site } from '../../content/site.ts'
import { sendAfterResponse } from '../shared/http/background.ts'
import { type Html, html } from '../shared/http/html.ts'
import { readFields } from '../shared/http/read-request.ts'
import { htmlResponse } from '../shared/http/responses.ts'
import { getLinkPath } from '../shared/http/tokens.ts'
import {
  describe,
  getBookPath,
  handleAppointment,
  type Link,
  readStart,
  rejectLink,
  renderOthers,
  showOutcome,
} from './appointment-link.ts'
import { type Booking, confirmBooking } from './bookings.ts'
import { findStarts } from './find-starts.ts'
import { bookingMails } from './mails.ts'
import { formatTimeOfDay } from './words.ts'

/** `GET /api/booking/confirm?token=…` */
export const showConfirm = handleAppointment(['book'], (link) => {
  const { booking, i18n, locale, zone } = link
  if (!isOpen(booking)) return showOutcome(link)
  if (booking.start.getTime() <= Date.now()) return rejectLink(link, 'expired')
  const time = booking.heldUntil && formatTimeOfDay(booking.heldUntil, locale, zone)
  const text = !time
    ? i18n.t('booking.confirm.open')
    : booking.state === 'held'
      ? i18n.t('booking.confirm.held', { time })
      : i18n.t('booking.confirm.lapsed', { time })
  return showButton(link, 200, html`<p>${text}</p>`)
})

/** `POST /api/booking/confirm?token=…`, with a `start` where the time was taken and another one is chosen. */
export const confirm = handleAppointment(['book'], async (link) => {
  const { booking, i18n, environment, background } = link
  // The button can be pressed again because the first answer was lost, and with it what sends the invitation.
  if (booking.state === 'confirmed') sendAfterResponse(bookingMails, { bookingId: booking.id }, environment, background)
  if (!isOpen(booking)) return showOutcome(link)
  const start = readStart(await readFields(link.request))
  const freedom = await checkTime(link, start ?? booking.start.getTime())
  if (freedom === 'closed') {
    // Nobody knows whether the time is still free; the button can be pressed again.
    const text = i18n.t('booking.confirm.closed', { email: site.owner.email })
    return showButton(link, 503, html`<p role="alert">${text}</p>`)
  }
  if (freedom === 'busy') return offerOthers(link)
  const change = await confirmBooking(booking.id, start)
  if (!change || change.result === 'past') return rejectLink(link, 'expired')
  if (change.result === 'taken') return offerOthers(link)
  if (change.result === 'limit') {
    const text = i18n.t('booking.confirm.limit', { email: site.owner.email })
    return showButton(link, 409, html`<p role="alert">${text}</p>`)
  }
  if (change.result === 'confirmed') sendAfterResponse(bookingMails, { bookingId: booking.id }, environment, background)
  return showOutcome({ ...link, booking: change.booking })
})

/** Whether it waits for its confirmation, in time or late. */
function isOpen({ state }: Booking): boolean {
  return state === 'held' || state === 'lapsed'
}

/** A time that is held needs no notice any more; any other one is asked for as if for the first time. */
async function checkTime({ booking, environment }: Link, start: number): Promise<'free' | 'busy' | 'closed'> {
  const isHeld = booking.state === 'held' && start === booking.start.getTime()
  const options = { isFresh: true, except: booking.id, ...(isHeld && { noticeHours: 0 }) }
  const free = await findStarts(environment, booking.type, booking.place, options)
  if (!free) return 'closed'
  return free.starts.includes(start) ? 'free' : 'busy'
}

function showButton(link: Link, status: number, content: Html): Response {
  const { i18n, locale, token } = link
  return htmlResponse(
    locale,
    status,
    i18n.t('booking.confirm.title'),
    html`${describe(link)}
${content}
<form method="post" action="${getLinkPath('booking/confirm', token, locale)}">
<button>${i18n.t('booking.confirm.button')}</button>
</form>`,
  )
}

/** Other times in place of one that was taken before it was confirmed. */
async function offerOthers(link: Link): Promise<Response> {
  const { i18n, locale } = link
  return htmlResponse(
    locale,
    409,
    i18n.t('booking.taken.title'),
    html`<p role="alert">${i18n.t('booking.taken.text')}</p>
${await renderOthers(link, 'confirm', i18n.t('booking.taken.button'))}
<p><a href="${getBookPath(link)}">${i18n.t('booking.link.book')}</a></p>`,
  )
}
