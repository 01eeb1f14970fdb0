import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { findConsentVersion } from '../../content/consent-versions.ts'
import { contactTexts } from '../../content/contact.ts'
import { contactFields } from '../../content/contact-fields.ts'
import { newsletterSchema } from '../../content/form-schemas.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { createTranslator } from '../../locales/server.ts'
import { saveLead } from '../contact/leads.ts'
import { alertFailure } from '../shared/data/alert.ts'
import { keepConsentText } from '../shared/data/consent-texts.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { checkbox, formResponse } from '../shared/http/form-page.ts'
import {
  type Background,
  localeField,
  type RejectedForm,
  receiveForm,
  type Submission,
  type Suspicion,
} from '../shared/http/requests.ts'
import { jsonResponse, redirect } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { newsletterMails } from './mails.ts'
import { saveRequest } from './subscriptions.ts'

const schema = v.object({ ...newsletterSchema.entries, locale: localeField }, 'required')

/** `POST /api/newsletter`: the same response, after the same work, for subscribed, pending and unknown addresses. */
export async function subscribe(request: Request, environment: Environment, background: Background): Promise<Response> {
  const form = await receiveForm(request, environment, schema, newsletterFormResponse, readConsent)
  if (form instanceof Response) return form
  const { output, locale, isForm, reject, suspicions } = form
  try {
    background.waitUntil(keepConsentText('newsletter', locale))
    if (suspicions.length > 0) {
      await holdAsMessage(output.email, locale, suspicions)
    } else {
      const consentVersion = findConsentVersion('newsletter', output.consentVersion)
      const subscriptionId = await saveRequest({ email: output.email, locale, consentVersion })
      if (subscriptionId) sendAfterResponse(newsletterMails, subscriptionId, environment, background)
    }
  } catch (error) {
    console.error('[newsletter] could not save a subscription:', error instanceof Error ? error.message : error)
    background.waitUntil(alertFailure(error, environment))
    return reject('unavailable')
  }
  return isForm ? redirect(localizePath('/newsletter/check-inbox', locale)) : jsonResponse({ ok: true }, 202)
}

/** What looks like spam subscribes nobody, but waits with such messages for the owner, who can release it. */
function holdAsMessage(email: string, locale: Locale, suspicions: Suspicion[]): Promise<boolean> {
  const message = createTranslator(locale)('contact.page.newsletter.heading', contactTexts.newsletter.heading)
  return saveLead({ id: randomUUID(), name: email, email, locale, message }, { suspicions })
}

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
  })
}
