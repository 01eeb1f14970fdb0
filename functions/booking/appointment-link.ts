import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { booking as settings } from '../../content/booking.ts'
import { site } from '../../content/site.ts'
import { locales } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { loadBookWords } from '../shared/data/content-words.ts'
import { handleLink, type LinkError, type MailedLink } from '../shared/http/handle-link.ts'
import { type Html, html } from '../shared/http/html.ts'
import { htmlResponse } from '../shared/http/responses.ts'
import { createLink, getLinkPath, type Purpose } from '../shared/http/tokens.ts'
import { pickWeeks, renderTimes } from './book-page.ts'
import { type Booking, findBooking } from './bookings.ts'
import { findStarts, formatInstant } from './find-starts.ts'
import { getPreparation } from './mails.ts'
import { startField } from './request-schema.ts'
import { describeAppointment } from './words.ts'

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
  const manage = createLink(isOwner ? 'host' : 'manage', booking.id, environment, locale)
  const token = new URL(manage).searchParams.get('token') ?? ''
  return html`<p><a class="button" href="${getLinkPath('booking/event.ics', token, locale)}">${i18n.t('booking.manage.calendar')}</a></p>
<p><a href="${getLinkPath('booking/manage', token, locale)}">${i18n.t('booking.confirmed.manage')}</a></p>`
}

/** The starts that are free beside the appointment's own; the owner needs no notice. undefined where nobody knows. */
export async function findOthers(
  { booking, isOwner, environment }: Link,
  isFresh = false,
): Promise<number[] | undefined> {
  const options = { isFresh, except: booking.id, ...(isOwner && { noticeHours: 0 }) }
  const free = await findStarts(environment, booking.type, booking.place, options)
  return free?.starts.filter((start) => start !== booking.start.getTime())
}

/** A form with a week of other times. Its pages of a mailed link lead to the weeks before and after it. */
export async function renderOthers(link: Link, action: 'confirm' | 'move', button: string): Promise<Html> {
  const { i18n, locale, zone, request, token } = link
  const starts = (await findOthers(link))?.map(formatInstant)
  if (!starts) return html`<p>${i18n.t('booking.manage.closed', { email: site.owner.email })}</p>`
  if (starts.length === 0) return html`<p>${i18n.t('booking.manage.none')}</p>`
  const { earlier, later } = loadBookWords(locale)
  const asked = new URL(request.url).searchParams.get('week') ?? ''
  const week = /^\d{1,2}$/.test(asked) ? Number(asked) : undefined
  const { first, days, hasEarlier, hasLater } = pickWeeks(starts, locale, zone, week, 1)
  // The page of a confirmation that came too late is the answer to a form, to which no link leads.
  const renderLink = (to: number, label: string) =>
    action === 'move' && html`<a href="${getLinkPath('booking/manage', token, locale)}&week=${to}">${label}</a> `
  return html`<form method="post" action="${getLinkPath(`booking/${action}`, token, locale)}">
${renderTimes(days, locale)}
<button>${button}</button>
</form>
<p>${hasEarlier && renderLink(Math.max(0, first - 1), earlier)}${hasLater && renderLink(first + 1, later)}</p>`
}

/** The start that a form has sent, in milliseconds since 1970; undefined where it is none. */
export function readStart({ start }: Record<string, string>): number | undefined {
  const { success, output } = v.safeParse(startField, start)
  return success ? output : undefined
}
