import type { Environment } from '../../environment.ts'
import { html } from '../../html.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { site } from '../../model/kinds/site.ts'
import { functionHeaders } from '../shared/http/headers.ts'
import { getLinkPath, handleLink, type LinkHandler, type Purpose, readToken, refuseLink } from '../shared/http/links.ts'
import { readFields } from '../shared/http/requests.ts'
import { buttonResponse, htmlResponse, redirect } from '../shared/http/responses.ts'
import { requestRun, sendAfterResponse } from '../shared/mail/outbox.ts'
import { newsletterLinks } from './links.ts'
import { newsletterMails } from './mails.ts'
import { confirmSubscription, endSubscriptions, eraseSubscriptions, requestErasure } from './store.ts'

/** `POST /api/newsletter/run?token=…`: an issue is due, which the minute's job would else see within the hour. */
export async function startRun(request: Request, environment: Environment): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isOwner = readToken(newsletterLinks.run, token, environment).error === undefined
  if (isOwner) await requestRun()
  return new Response(null, { status: isOwner ? 204 : 400, headers: functionHeaders })
}

export const confirm = handleSubscription([newsletterLinks.confirm], async (link) => {
  const { isPressed, locale, i18n, subject, environment, background, done, finish } = link
  if (done === 'newest' || done === 'confirmed') {
    const text = done === 'newest' ? i18n.t('mail.confirmed.newest') : i18n.t('mail.confirmed.text')
    return link.show(i18n.t('mail.confirmed.title'), text)
  }
  if (!isPressed) {
    const text = i18n.t('mail.confirm.text')
    return buttonResponse(locale, i18n.t('mail.confirm.title'), text, i18n.t('mail.confirm.button'))
  }
  const confirmed = await confirmSubscription(subject)
  if (!confirmed) return undefined
  const { isNewestDue } = confirmed
  if (isNewestDue) sendAfterResponse(newsletterMails, subject, environment, background)
  return finish(isNewestDue ? 'newest' : 'confirmed')
})

/** `/api/newsletter/unsubscribe?token=…`, by the button of its page or by that of a mail program (RFC 8058) */
export const unsubscribe = handleSubscription(
  [newsletterLinks.leave],
  async ({ isPressed, locale, i18n, token, subject, show, request, done, finish }) => {
    const showEnd = () => show(i18n.t('mail.unsubscribed.title'), i18n.t('mail.unsubscribed.text'))
    if (done === 'yes') return showEnd()
    if (!isPressed) {
      const content = html`<p>${i18n.t('mail.unsubscribe.text')}</p>
<form method="post" action="${getLinkPath('newsletter/unsubscribe', token, locale)}">
<button name="by" value="page">${i18n.t('mail.unsubscribe.button')}</button>
</form>
<p>${i18n.t('mail.unsubscribe.eraseText')}</p>
<form method="post" action="${getLinkPath('newsletter/erase', token, locale)}">
<button>${i18n.t('mail.unsubscribe.erase')}</button>
</form>`
      return show(i18n.t('mail.unsubscribe.title'), content)
    }
    // A provider that asks for one click must get a 200, also where an erased request has left nothing to end.
    if (!(await endSubscriptions(subject))) return showOtherWay(locale, 200)
    // Nor may it be led elsewhere (RFC 8058, 3.1).
    return (await readFields(request)).by === 'page' ? finish('yes') : showEnd()
  },
)

/**
 * `/api/newsletter/erase?token=…`: with the link of the mail that asks to confirm it, it erases. With one to unsubscribe it asks by
 * that mail first, because whoever has a forwarded issue has that link, and the proof of consent would be gone.
 */
export const erase = handleSubscription([newsletterLinks.erase, newsletterLinks.leave], async (link) => {
  const { isPressed, locale, i18n, subject, purpose, token, environment, background, done, finish } = link
  // Whoever has a forwarded issue has a link to unsubscribe.
  if (done === 'erased' && purpose === newsletterLinks.erase)
    return link.show(i18n.t('mail.erased.title'), i18n.t('mail.erased.text'))
  if (done === 'asked') return link.show(i18n.t('mail.unsubscribed.title'), i18n.t('mail.erase.sent'))
  // The page was reloaded after its button was pressed there.
  if (!isPressed && purpose === newsletterLinks.leave)
    return redirect(getLinkPath('newsletter/unsubscribe', token, locale))
  if (!isPressed)
    return buttonResponse(locale, i18n.t('mail.erase.title'), i18n.t('mail.erase.text'), i18n.t('mail.erase.button'))
  if (purpose === newsletterLinks.erase) {
    await eraseSubscriptions(subject)
    return finish('erased')
  }
  await endSubscriptions(subject)
  if (await requestErasure(subject)) sendAfterResponse(newsletterMails, subject, environment, background)
  return finish('asked')
})

function handleSubscription(purposes: readonly Purpose[], answer: LinkHandler) {
  return handleLink('mail', purposes, answer, (locale, error, i18n) => {
    if (!purposes.includes(newsletterLinks.confirm)) return showOtherWay(locale, error === 'expired' ? 410 : 400)
    const way = html`<a href="${localizePath('/contact', locale)}#newsletter">${i18n.t('mail.link.subscribe')}</a>`
    return refuseLink(locale, error, i18n.t('mail.link.expired'), way)
  })
}

/** Readers must always be able to leave: if the link fails, a mail to the owner does. */
function showOtherWay(locale: Locale, status: number): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  const { email } = site.owner
  const content = html`<p>${i18n.t('mail.link.invalid')}</p>
<p><a href="mailto:${email}">${i18n.t('mail.link.leave', { email })}</a></p>`
  return htmlResponse(locale, status, i18n.t('mail.link.title'), content)
}
