import * as v from 'valibot'
import { html } from '../../html.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { createTranslator } from '../../locales/server.ts'
import { findConsentVersion } from '../../model/consent-versions.ts'
import { newsletterSchema } from '../../model/form-schemas.ts'
import { contactTexts } from '../../model/kinds/contact.ts'
import { contactFields } from '../../model/kinds/contact-fields.ts'
import { saveLead } from '../contact/store.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { checkbox, formResponse } from '../shared/http/form-page.ts'
import { handleForm, localeField, type RejectedForm } from '../shared/http/handle-form.ts'
import type { Submission } from '../shared/http/requests.ts'
import { jsonResponse, redirect } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { newsletterMails } from './mails.ts'
import { saveRequest } from './store.ts'

const schema = v.object({ ...newsletterSchema.entries, locale: localeField }, 'required')

/** `POST /api/newsletter`: the same response, after the same work, for subscribed, pending and unknown addresses. */
export const subscribe = handleForm(
  'newsletter',
  { schema, showForm: newsletterFormResponse, read: readConsent },
  async ({ output: { email, consentVersion }, id, locale, isForm, suspicions }, environment, background) => {
    const request = { email, locale, consentVersion: findConsentVersion('newsletter', consentVersion) }
    // It subscribes nobody, but waits with such messages for the owner, who can release it.
    if (suspicions.length > 0)
      await saveLead({ id, name: email, email, locale, message: contactTexts.newsletter.heading }, { suspicions })
    else {
      const saved = await saveRequest(request, environment)
      if (saved === 'busy') return 'busy'
      if (saved) sendAfterResponse(newsletterMails, saved, environment, background)
    }
    return isForm ? redirect(localizePath('/newsletter/check-inbox', locale)) : jsonResponse({ ok: true }, 202)
  },
)

/** In a form post, the checkbox has a value only if it is ticked. */
function readConsent({ isForm, fields }: Submission): unknown {
  if (!isForm) return fields
  return { ...fields, consent: !['', 'false', 'off', 'no', '0'].includes(fields.consent ?? '') }
}

/** The newsletter form with its values and errors. Its box is ticked only if it was ticked. */
export function newsletterFormResponse(locale: Locale, rejected: RejectedForm): Response {
  const words = loadFormWords(locale)
  const translate = createTranslator(locale)
  const { heading, consent } = contactTexts.newsletter
  return formResponse(locale, rejected, {
    title: translate('contact.page.newsletter.heading', heading),
    action: '/api/newsletter',
    hidden: ['locale', 'consentVersion', 'website'],
    inputs: [
      { name: 'email', field: contactFields.email, label: words.fields.email },
      { name: 'consent', field: checkbox, label: translate('contact.page.newsletter.consent', consent) },
    ],
    button: words.submit.newsletter,
    more: html`<p><a href="${localizePath('/contact', locale)}#message">${words.heading}</a></p>`,
  })
}
