import * as v from 'valibot'
import { checkFields, newsletterSchema } from '../../content/form-schemas.ts'
import { type FieldError, newsletterConsentVersion } from '../../content/forms.ts'
import type { Environment } from '../../environment.ts'
import { localizePath } from '../../locales/paths.ts'
import type { ErrorCode } from '../shared/errors.ts'
import { findLocale } from '../shared/find-locale.ts'
import { type Background, createConfirmationJob, sendNow } from '../shared/jobs.ts'
import { jsonResponse } from '../shared/responses.ts'
import { openStore } from '../shared/store.ts'
import { createSubscriptionKey, findFreeKey, type SubscriptionRequest, saveRequest } from '../shared/subscribers.ts'
import { newsletterFormResponse } from './form-pages.ts'
import { localeField, readSubmission, type Submission } from './read-submission.ts'
import { redirect, rejectRequest } from './responses.ts'

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

  const now = new Date()
  const isQuarantined = output.website !== undefined
  const subscriptionRequest: SubscriptionRequest = {
    email: output.email,
    locale,
    consentVersion: newsletterConsentVersion,
    requestedAt: now.toISOString(),
  }
  try {
    const store = openStore('subscribers')
    const key = isQuarantined
      ? createSubscriptionKey(output.email, now.getTime(), isQuarantined)
      : await findFreeKey(store, output.email, now.getTime())
    if (key && (await saveRequest(store, key, subscriptionRequest)) && !isQuarantined) {
      const job = createConfirmationJob(store, key, subscriptionRequest, environment)
      if (job) background.waitUntil(sendNow([job], environment))
    }
  } catch (error) {
    console.error('[contact] could not save a subscription:', error instanceof Error ? error.message : error)
    return reject('unavailable')
  }
  return submission.isForm ? redirect(localizePath('/newsletter/check-inbox', locale)) : jsonResponse({ ok: true }, 202)
}

/** In a form post, the checkbox has a value only if it is ticked. */
function readConsent({ isForm, fields }: Submission): unknown {
  if (!isForm) return fields
  return { ...fields, consent: !['', 'false', 'off', 'no', '0'].includes(fields.consent ?? '') }
}
