import type { I18n } from '@lingui/core'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { findLocale } from '../shared/find-locale.ts'
import { getNewsletterPath } from '../shared/links.ts'
import { openStore } from '../shared/store.ts'
import { confirmSubscription, eraseSubscriber, leave, parseSubscriptionId } from '../shared/subscribers.ts'
import { type Purpose, readToken } from '../shared/tokens.ts'
import { html } from './html.ts'
import { answerPage } from './pages.ts'

// Mail programs and virus scanners open the links of mails. So a link only shows a page, and its button does what it says.

/** `GET /api/newsletter/confirm?token=…` */
export const askToConfirm = answerLink('confirm', ({ locale, i18n }) =>
  answerPage(
    locale,
    200,
    i18n.t('mail.confirm.title'),
    html`<p>${i18n.t('mail.confirm.text')}</p>
<form method="post"><button>${i18n.t('mail.confirm.button')}</button></form>`,
  ),
)

/** `POST /api/newsletter/confirm?token=…` */
export const confirm = answerLink('confirm', async ({ locale, i18n, subject }) => {
  const key = parseSubscriptionId(subject)
  const isConfirmed = key && (await confirmSubscription(openStore('subscribers'), key))
  if (!isConfirmed) return answerBadLink(locale, i18n, 'expired')
  return answerPage(locale, 200, i18n.t('mail.confirmed.title'), html`<p>${i18n.t('mail.confirmed.text')}</p>`)
})

/** `GET /api/newsletter/unsubscribe?token=…`, and the same for `erase` */
export const askToLeave = answerLink('leave', ({ locale, i18n, token }) =>
  answerPage(
    locale,
    200,
    i18n.t('mail.leave.title'),
    html`<p>${i18n.t('mail.leave.text')}</p>
<form method="post" action="${getNewsletterPath('unsubscribe', token, locale)}">
<button>${i18n.t('mail.leave.button')}</button>
</form>
<p>${i18n.t('mail.leave.eraseText')}</p>
<form method="post" action="${getNewsletterPath('erase', token, locale)}">
<button>${i18n.t('mail.leave.erase')}</button>
</form>`,
  ),
)

/** `POST /api/newsletter/unsubscribe?token=…`, by our button or by that of a mail program (RFC 8058) */
export const unsubscribe = answerLink('leave', async ({ locale, i18n, subject }) => {
  await leave(openStore('subscribers'), subject)
  return answerPage(locale, 200, i18n.t('mail.left.title'), html`<p>${i18n.t('mail.left.text')}</p>`)
})

/** `POST /api/newsletter/erase?token=…` */
export const erase = answerLink('leave', async ({ locale, i18n, subject }) => {
  await eraseSubscriber(openStore('subscribers'), subject)
  return answerPage(locale, 200, i18n.t('mail.erased.title'), html`<p>${i18n.t('mail.erased.text')}</p>`)
})

/** What a good token of a link says, and in which language to answer. */
type Link = { locale: Locale; i18n: I18n; token: string; subject: string }

/** Answers requests whose token is good for `purpose`; the others learn why theirs is not. */
function answerLink(purpose: Purpose, answer: (link: Link) => Response | Promise<Response>) {
  return (request: Request, { SIGNING_SECRET }: Environment): Response | Promise<Response> => {
    const locale = findLocale(request)
    const i18n = loadFunctionI18n(locale, 'mail')
    const token = new URL(request.url).searchParams.get('token') ?? ''
    if (!SIGNING_SECRET) return answerBadLink(locale, i18n, 'invalid')
    const { subject, error } = readToken(purpose, token, SIGNING_SECRET)
    return error ? answerBadLink(locale, i18n, error) : answer({ locale, i18n, token, subject })
  }
}

function answerBadLink(locale: Locale, i18n: I18n, error: 'invalid' | 'expired'): Response {
  const text = error === 'expired' ? i18n.t('mail.link.expired') : i18n.t('mail.link.invalid')
  return answerPage(
    locale,
    error === 'expired' ? 410 : 400,
    i18n.t('mail.link.title'),
    html`<p>${text}</p>
<p><a href="${localizePath('/contact', locale)}">${i18n.t('mail.link.subscribe')}</a></p>`,
  )
}
