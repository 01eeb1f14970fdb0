import type { I18n } from '@lingui/core'
import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { checkFields, newsletterSchema } from '../../content/form-schemas.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { type Html, html } from '../shared/http/html.ts'
import {
  getLinkPath,
  handleLink,
  type LinkAnswer,
  type LinkError,
  type MailedLink,
  type Purpose,
  readToken,
  refuseLink,
} from '../shared/http/links.ts'
import { type Background, findLocale, handleRoutes, readFields } from '../shared/http/requests.ts'
import { buttonResponse, functionHeaders, htmlResponse } from '../shared/http/responses.ts'
import { requestRun, sendAfterResponse } from '../shared/mail/outbox.ts'
import { newsletterMails } from './mails.ts'
import {
  confirmSubscription,
  eraseSubscriptions,
  requestLinkMail,
  requestNewLink,
  unsubscribe as unsubscribeAddress,
} from './subscriptions.ts'

/** The pages that newsletter mails link to, and what the owner's command calls when it has started an issue. */
export default function newsletter(request: Request, context: Background): Promise<Response> {
  const routes = {
    '/api/newsletter/confirm': { GET: showConfirm, HEAD: showConfirm, POST: confirm },
    '/api/newsletter/unsubscribe': { GET: showUnsubscribe, HEAD: showUnsubscribe, POST: unsubscribe },
    '/api/newsletter/erase': { GET: showErase, HEAD: showErase, POST: erase },
    '/api/newsletter/run': { POST: startRun },
  }
  return handleRoutes('newsletter', routes, request, context)
}

// Without a rate limit: after an issue, the servers of mail providers unsubscribe many readers from few addresses.
export const config: Config = { path: '/api/newsletter/*', excludedPath: '/api/newsletter/new-link' }

/** `POST /api/newsletter/run?token=…`: an issue is due, which the minute's job would else see within the hour. */
async function startRun(request: Request, environment: Environment): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isOwner = readToken('run', token, environment).error === undefined
  if (isOwner) await requestRun()
  return new Response(null, { status: isOwner ? 204 : 400, headers: functionHeaders })
}

/** `GET /api/newsletter/confirm?token=…` */
const showConfirm = handleSubscription(['confirm'], ({ locale, i18n }) =>
  buttonResponse(locale, i18n.t('mail.confirm.title'), i18n.t('mail.confirm.text'), i18n.t('mail.confirm.button')),
)

/** `POST /api/newsletter/confirm?token=…` */
const confirm = handleSubscription(['confirm'], async ({ locale, i18n, subject }) => {
  if (!(await confirmSubscription(subject))) return undefined
  return htmlResponse(locale, 200, i18n.t('mail.confirmed.title'), i18n.t('mail.confirmed.text'))
})

/** `GET /api/newsletter/unsubscribe?token=…` */
const showUnsubscribe = handleSubscription(['leave'], ({ locale, i18n, token }) =>
  htmlResponse(
    locale,
    200,
    i18n.t('mail.unsubscribe.title'),
    html`<p>${i18n.t('mail.unsubscribe.text')}</p>
<form method="post" action="${getLinkPath('newsletter/unsubscribe', token, locale)}">
<button>${i18n.t('mail.unsubscribe.button')}</button>
</form>
<p>${i18n.t('mail.unsubscribe.eraseText')}</p>
<form method="post" action="${getLinkPath('newsletter/erase', token, locale)}">
<button>${i18n.t('mail.unsubscribe.erase')}</button>
</form>`,
  ),
)

/** `POST /api/newsletter/unsubscribe?token=…`, by our button or by that of a mail program (RFC 8058) */
const unsubscribe = handleSubscription(['leave'], async ({ locale, i18n, subject }) => {
  // A provider that asks for one click must get a 200, also where an erased request has left nothing to end.
  if (!(await unsubscribeAddress(subject))) return showNewLinkForm(locale, i18n, 200, i18n.t('mail.link.invalid'))
  return htmlResponse(locale, 200, i18n.t('mail.unsubscribed.title'), i18n.t('mail.unsubscribed.text'))
})

/** `GET /api/newsletter/erase?token=…`, from the mail that asks to confirm it */
const showErase = handleSubscription(['erase'], ({ locale, i18n }) =>
  buttonResponse(locale, i18n.t('mail.erase.title'), i18n.t('mail.erase.text'), i18n.t('mail.erase.button')),
)

/**
 * `POST /api/newsletter/erase?token=…`: with the link of that mail it erases. With one to unsubscribe it asks by mail first,
 * because whoever has a forwarded issue has that link, and the proof of consent would be gone.
 */
const erase = handleSubscription(['erase', 'leave'], async (link) => {
  const { locale, i18n, subject, purpose, environment, background } = link
  if (purpose === 'erase') {
    await eraseSubscriptions(subject)
    return htmlResponse(locale, 200, i18n.t('mail.erased.title'), i18n.t('mail.erased.text'))
  }
  await unsubscribeAddress(subject)
  if (await requestLinkMail(subject, 'erase')) {
    sendAfterResponse(newsletterMails, subject, environment, background)
  }
  return htmlResponse(locale, 200, i18n.t('mail.unsubscribed.title'), i18n.t('mail.erase.sent'))
})

/** `POST /api/newsletter/new-link`: mails a link to unsubscribe; the same answer, after the same work, for all addresses. */
export async function sendNewLink(request: Request, environment: Environment, background: Background) {
  const fields = await readFields(request)
  const locale = findLocale(request, fields)
  const i18n = loadFunctionI18n(locale, 'mail')
  const { output, errors } = checkFields(v.pick(newsletterSchema, ['email']), fields)
  if (errors) return showNewLinkForm(locale, i18n, 422, loadFormWords(locale).errors[errors.email ?? 'email'])
  const subscriptionId = await requestNewLink(output.email)
  if (subscriptionId) sendAfterResponse(newsletterMails, subscriptionId, environment, background)
  return htmlResponse(locale, 200, i18n.t('mail.newLink.title'), i18n.t('mail.newLink.sent'))
}

type Link = MailedLink & { i18n: I18n }

/** Answers a mailed link about a subscription; otherwise says why it does not work. */
function handleSubscription(purposes: readonly [Purpose, ...Purpose[]], answer: (link: Link) => LinkAnswer) {
  return handleLink(
    purposes,
    (link) => answer({ ...link, i18n: loadFunctionI18n(link.locale, 'mail') }),
    (locale, error) => rejectLink(locale, purposes[0], error),
  )
}

/** Whoever wants to leave must always be able to: where the link fails, the address does. */
function rejectLink(locale: Locale, purpose: Purpose, error: LinkError): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  if (purpose !== 'confirm')
    return showNewLinkForm(locale, i18n, error === 'expired' ? 410 : 400, i18n.t('mail.link.invalid'))
  const way = html`<a href="${localizePath('/contact', locale)}">${i18n.t('mail.link.subscribe')}</a>`
  return refuseLink(locale, error, i18n.t('mail.link.expired'), way)
}

function showNewLinkForm(locale: Locale, i18n: I18n, status: number, problem: string | Html): Response {
  return htmlResponse(
    locale,
    status,
    i18n.t('mail.link.title'),
    html`<p role="alert">${problem}</p>
<p>${i18n.t('mail.newLink.text')}</p>
<form method="post" action="/api/newsletter/new-link">
<input type="hidden" name="locale" value="${locale}">
<label for="email">${loadFormWords(locale).fields.email}</label>
<input id="email" type="email" name="email" autocomplete="email" required>
<button>${i18n.t('mail.newLink.button')}</button>
</form>`,
  )
}
