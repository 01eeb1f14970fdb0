import type { I18n } from '@lingui/core'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { findLocale } from '../shared/find-locale.ts'
import { getNewsletterPath } from '../shared/links.ts'
import { openStore } from '../shared/store.ts'
import { confirmSubscription, eraseSubscriber, parseSubscriptionId, unsubscribeAddress } from '../shared/subscribers.ts'
import { type Purpose, readToken } from '../shared/tokens.ts'
import { html } from './html.ts'
import { htmlResponse } from './html-response.ts'

// Mail programs and virus scanners open links, so a link only shows a page, and the button on that page acts.

/** `GET /api/newsletter/confirm?token=…` */
export const showConfirm = createLinkHandler('confirm', ({ locale, i18n }) =>
  htmlResponse(
    locale,
    200,
    i18n.t('mail.confirm.title'),
    html`<p>${i18n.t('mail.confirm.text')}</p>
<form method="post"><button>${i18n.t('mail.confirm.button')}</button></form>`,
  ),
)

/** `POST /api/newsletter/confirm?token=…` */
export const confirm = createLinkHandler('confirm', async ({ locale, i18n, subject }) => {
  const key = parseSubscriptionId(subject)
  const isConfirmed = key && (await confirmSubscription(openStore('subscribers'), key))
  if (!isConfirmed) return badLinkResponse(locale, i18n, 'expired')
  return htmlResponse(locale, 200, i18n.t('mail.confirmed.title'), html`<p>${i18n.t('mail.confirmed.text')}</p>`)
})

/** `GET /api/newsletter/unsubscribe?token=…`, and the same for `erase` */
export const showUnsubscribe = createLinkHandler('leave', ({ locale, i18n, token }) =>
  htmlResponse(
    locale,
    200,
    i18n.t('mail.unsubscribe.title'),
    html`<p>${i18n.t('mail.unsubscribe.text')}</p>
<form method="post" action="${getNewsletterPath('unsubscribe', token, locale)}">
<button>${i18n.t('mail.unsubscribe.button')}</button>
</form>
<p>${i18n.t('mail.unsubscribe.eraseText')}</p>
<form method="post" action="${getNewsletterPath('erase', token, locale)}">
<button>${i18n.t('mail.unsubscribe.erase')}</button>
</form>`,
  ),
)

/** `POST /api/newsletter/unsubscribe?token=…`, by our button or by that of a mail program (RFC 8058) */
export const unsubscribe = createLinkHandler('leave', async ({ locale, i18n, subject }) => {
  await unsubscribeAddress(openStore('subscribers'), subject)
  return htmlResponse(locale, 200, i18n.t('mail.unsubscribed.title'), html`<p>${i18n.t('mail.unsubscribed.text')}</p>`)
})

/** `POST /api/newsletter/erase?token=…` */
export const erase = createLinkHandler('leave', async ({ locale, i18n, subject }) => {
  await eraseSubscriber(openStore('subscribers'), subject)
  return htmlResponse(locale, 200, i18n.t('mail.erased.title'), html`<p>${i18n.t('mail.erased.text')}</p>`)
})

/** A link with a valid token, and the language of the response. */
type Link = { locale: Locale; i18n: I18n; token: string; subject: string }

/** Runs `answer` for a valid token; otherwise shows why it is invalid. */
function createLinkHandler(purpose: Purpose, answer: (link: Link) => Response | Promise<Response>) {
  return (request: Request, { SIGNING_SECRET }: Environment): Response | Promise<Response> => {
    const locale = findLocale(request)
    const i18n = loadFunctionI18n(locale, 'mail')
    const token = new URL(request.url).searchParams.get('token') ?? ''
    if (!SIGNING_SECRET) return badLinkResponse(locale, i18n, 'invalid')
    const { subject, error } = readToken(purpose, token, SIGNING_SECRET)
    return error ? badLinkResponse(locale, i18n, error) : answer({ locale, i18n, token, subject })
  }
}

function badLinkResponse(locale: Locale, i18n: I18n, error: 'invalid' | 'expired'): Response {
  const text = error === 'expired' ? i18n.t('mail.link.expired') : i18n.t('mail.link.invalid')
  return htmlResponse(
    locale,
    error === 'expired' ? 410 : 400,
    i18n.t('mail.link.title'),
    html`<p>${text}</p>
<p><a href="${localizePath('/contact', locale)}">${i18n.t('mail.link.subscribe')}</a></p>`,
  )
}
