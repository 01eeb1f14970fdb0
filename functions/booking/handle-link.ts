import type { I18n } from '@lingui/core'
import { booking as settings } from '../../content/booking.ts'
import type { Environment } from '../../environment.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import type { Background } from '../shared/http/background.ts'
import { findLocale } from '../shared/http/find-locale.ts'
import { type Html, html } from '../shared/http/html.ts'
import { htmlResponse } from '../shared/http/html-response.ts'
import { readBody } from '../shared/http/read-body.ts'
import { listSecrets, type Purpose, readToken } from '../shared/http/tokens.ts'
import { type Booking, findBooking } from './bookings.ts'
import { describeAppointment } from './format-appointment.ts'

// Mail programs and virus scanners open links, and some press buttons. So a link only shows a page, a button on it acts, and what
// would hurt, cancelling, needs a box that is ticked by hand.

/** The appointment of a valid link, and for whom its page is. */
export type Link = {
  booking: Booking
  isOwner: boolean
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
export function handleLink(purposes: [Purpose, ...Purpose[]], answer: (link: Link) => Response | Promise<Response>) {
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
    const isOwner = valid.purpose === 'host'
    // Long enough for the owner to note who did not come.
    if (Date.now() > booking.end.getTime() + (isOwner ? 14 : 1) * day) return rejectLink(page, 'expired')
    const zone = isOwner ? settings.zone : booking.zone
    return answer({ ...page, booking, isOwner, token, zone, request, environment, background })
  }
}

export function rejectLink({ locale, i18n }: Pick<Link, 'locale' | 'i18n'>, error: 'invalid' | 'expired'): Response {
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

/** The fields of a form that a page of ours has sent; what is no form has none. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const body = await readBody(request)
  return Object.fromEntries(new URLSearchParams(String(body ?? '')))
}
