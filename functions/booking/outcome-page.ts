import { type Html, html } from '../shared/http/html.ts'
import { htmlResponse } from '../shared/http/html-response.ts'
import { createBookingLink, getBookingPath } from '../shared/http/links.ts'
import { describe, getBookPath, type Link, rejectLink } from './appointment-link.ts'
import { getPreparation } from './mails.ts'

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
