import type { I18n } from '@lingui/core'
import { booking as settings } from '../../content/booking.ts'
import { locales } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { handleLink, type LinkError, type MailedLink } from '../shared/http/handle-link.ts'
import { type Html, html } from '../shared/http/html.ts'
import { htmlResponse } from '../shared/http/html-response.ts'
import { createBookingLink, getBookingPath, type Purpose } from '../shared/http/tokens.ts'
import { type Booking, findBooking } from './bookings.ts'
import { describeAppointment } from './format-appointment.ts'
import { getPreparation } from './mails.ts'

// Some scanners of mails press buttons too, so what would hurt, cancelling, needs a box that is ticked by hand.

/** The appointment of a valid link, and for whom its page is. */
export type Link = Omit<MailedLink, 'purpose' | 'subject'> & {
  booking: Booking
  isOwner: boolean
  /** In which times are shown. */
  zone: string
  i18n: I18n
}

const day = 24 * 60 * 60_000

/** Answers a mailed link to an appointment that is kept; otherwise says why not. */
export function handleAppointment(purposes: readonly Purpose[], answer: (link: Link) => Response | Promise<Response>) {
  return handleLink(
    purposes,
    async ({ purpose, subject, ...link }) => {
      const page = { ...link, i18n: loadFunctionI18n(link.locale, 'booking') }
      const booking = await findBooking(subject)
      if (!booking || booking.state === 'quarantined') return rejectLink(page, 'expired')
      const isOwner = purpose === 'host'
      // Long enough for the owner to note who did not come.
      if (Date.now() > booking.end.getTime() + (isOwner ? 14 : 1) * day) return rejectLink(page, 'expired')
      return answer({ ...page, booking, isOwner, zone: isOwner ? settings.zone : booking.zone })
    },
    (locale, error) => rejectLink({ locale, i18n: loadFunctionI18n(locale, 'booking') }, error),
  )
}

export function rejectLink({ locale, i18n }: Pick<Link, 'locale' | 'i18n'>, error: LinkError): Response {
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

/**
 * What, when and where, as a ticket; the owner sees who, too.
 *
 * @param isDone whether the page says that something has succeeded
 */
export function describe({ booking, isOwner, locale, zone }: Link, isDone = false): Html {
  const { what, how, place, times, day, time } = describeAppointment(booking, locale, zone)
  const { name, email, company, notes, zone: theirs, videoLink } = booking
  const facts = isOwner
    ? [name, email, company, locales[booking.locale].name, theirs, `Id ${booking.id}`].filter(
        (fact) => fact !== undefined,
      )
    : []
  return html`<div class="ticket${isDone && ' done'}">
<p class="when" aria-hidden="true">${day} <strong>${time}</strong></p>
<p><strong>${what}</strong>${times.map((time) => html`<br>${time}`)}<br>${place} · ${how}</p>
${videoLink && html`<p><a href="${videoLink}">${videoLink}</a></p>`}
${facts.length > 0 && html`<p>${facts.map((fact, index) => html`${index > 0 && html`<br>`}${fact}`)}</p>`}
${isOwner && notes && html`<blockquote>${notes}</blockquote>`}
</div>`
}

/** The page of `/book` with the same choice. */
export function getBookPath({ booking: { type, place }, locale }: Link): string {
  return `${localizePath('/book', locale)}?${new URLSearchParams({ type, place })}`
}

/** What became of an appointment. */
export function showOutcome(link: Link, status = 200): Response {
  const { booking, i18n, locale } = link
  if (booking.state === 'cancelled') {
    const text = booking.confirmedAt && html`<p>${i18n.t('booking.cancelled.text')}</p>`
    return htmlResponse(
      locale,
      status,
      i18n.t('booking.cancelled.title'),
      html`${describe(link)}${text}
<p><a href="${getBookPath(link)}">${i18n.t('booking.cancelled.again')}</a></p>`,
    )
  }
  if (booking.state !== 'confirmed') return rejectLink(link, 'expired')
  return htmlResponse(
    locale,
    status,
    i18n.t('booking.confirmed.title'),
    html`${describe(link, true)}
<p>${i18n.t('booking.confirmed.text')}</p>
${renderLinks(link)}
<p>${getPreparation(booking)}<br>${i18n.t('booking.prepare')}</p>`,
  )
}

/** To the event and to the page that changes it. */
export function renderLinks({ booking, isOwner, i18n, locale, environment }: Link): Html {
  const manage = createBookingLink(isOwner ? 'owner' : 'manage', booking.id, locale, environment)
  const token = new URL(manage).searchParams.get('token') ?? ''
  return html`<p><a class="button" href="${getBookingPath('event.ics', token, locale)}">${i18n.t('booking.manage.calendar')}</a></p>
<p><a href="${getBookingPath('manage', token, locale)}">${i18n.t('booking.confirmed.manage')}</a></p>`
}
