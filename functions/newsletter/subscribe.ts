import * as v from 'valibot'
import { findConsentVersion } from '../../content/consent-versions.ts'
import { checkFields, newsletterSchema } from '../../content/form-schemas.ts'
import type { FieldError } from '../../content/forms.ts'
import type { Environment } from '../../environment.ts'
import { localizePath } from '../../locales/paths.ts'
import { alertFailure } from '../shared/data/alert.ts'
import { keepConsentText } from '../shared/data/consent-texts.ts'
import { type Background, isPreview, sendAfterResponse } from '../shared/http/background.ts'
import { findLocale, isCrossSite, localeField, readSubmission, type Submission } from '../shared/http/read-request.ts'
import { type ErrorCode, jsonResponse, redirect, rejectRequest } from '../shared/http/responses.ts'
import type { Suspicion } from '../shared/http/spam.ts'
import { newsletterFormResponse } from './form-page.ts'
import { newsletterMails } from './mails.ts'
import { saveRequest } from './subscriptions.ts'

const schema = v.object({ ...newsletterSchema.entries, locale: localeField }, 'required')

/** `POST /api/newsletter`: the same response, after the same work, for subscribed, pending and unknown addresses. */
export async function subscribe(request: Request, environment: Environment, background: Background): Promise<Response> {
  const submission = await readSubmission(request)
  if ('code' in submission) return rejectRequest(request, submission.code, findLocale(request))
  const locale = findLocale(request, submission.fields)
  const reject = (code: ErrorCode, errors?: Record<string, FieldError>) =>
    submission.isForm
      ? newsletterFormResponse(locale, { code, fields: submission.fields, errors })
      : rejectRequest(request, code, locale, errors)
  const { output, errors } = checkFields(schema, readConsent(submission))
  if (errors) return reject('invalid', errors)

  const suspicions: Suspicion[] = []
  if (output.website !== undefined) suspicions.push('honeypot')
  if (submission.isForm && isCrossSite(request, environment)) suspicions.push('cross-site')
  try {
    const consentVersion = findConsentVersion('newsletter', output.consentVersion)
    const subscriptionRequest = { email: output.email, locale, consentVersion }
    const subscriptionId = await saveRequest(subscriptionRequest, { suspicions, isMailed: !isPreview(background) })
    background.waitUntil(keepConsentText('newsletter', locale))
    if (subscriptionId) sendAfterResponse(newsletterMails, { subscriptionId }, environment, background)
  } catch (error) {
    console.error('[newsletter] could not save a subscription:', error instanceof Error ? error.message : error)
    background.waitUntil(alertFailure(error, environment))
    return reject('unavailable')
  }
  return submission.isForm ? redirect(localizePath('/newsletter/check-inbox', locale)) : jsonResponse({ ok: true }, 202)
}

/** In a form post, the checkbox has a value only if it is ticked. */
function readConsent({ isForm, fields }: Submission): unknown {
  if (!isForm) return fields
  return { ...fields, consent: !['', 'false', 'off', 'no', '0'].includes(fields.consent ?? '') }
}
