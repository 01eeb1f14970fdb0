import * as v from 'valibot'
import { checkFields, newsletterSchema, optionalField } from '../../content/form-schemas.ts'
import { newsletterConsentVersion } from '../../content/forms.ts'
import type { Environment } from '../../environment.ts'
import { localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { answerJson } from '../shared/answer-json.ts'
import { findLocale } from '../shared/find-locale.ts'
import { type Background, createConfirmationJob, sendFirst } from '../shared/jobs.ts'
import { openStore } from '../shared/store.ts'
import { createSubscriptionKey, findFreeKey, type SubscriptionRequest, saveRequest } from '../shared/subscribers.ts'
import { redirect, refuse } from './answers.ts'
import { answerNewsletterForm } from './form-pages.ts'
import { readSubmission, type Submission } from './read-submission.ts'

const schema = v.object(
  { ...newsletterSchema.entries, locale: optionalField(v.picklist(localeCodes, 'invalid')) },
  'required',
)

/** `POST /api/newsletter`: the same answer, after the same work, for addresses that are subscribed, pending or unknown. */
export async function subscribe(request: Request, environment: Environment, background: Background): Promise<Response> {
  const submission = await readSubmission(request)
  if ('code' in submission) return refuse(request, submission.code, findLocale(request))
  const locale = findLocale(request, submission.fields)
  const { output, errors } = checkFields(schema, readTick(submission))
  if (errors) {
    if (!submission.isForm) return refuse(request, 'invalid', locale, errors)
    return answerNewsletterForm(locale, { code: 'invalid', fields: submission.fields, errors })
  }

  const now = new Date()
  const isHeld = output.website !== undefined
  const wish: SubscriptionRequest = {
    email: output.email,
    locale,
    consentVersion: newsletterConsentVersion,
    requestedAt: now.toISOString(),
  }
  try {
    const store = openStore('subscribers')
    const key = isHeld
      ? createSubscriptionKey(output.email, now.getTime(), isHeld)
      : await findFreeKey(store, output.email, now.getTime())
    if (key && (await saveRequest(store, key, wish)) && !isHeld) {
      const job = createConfirmationJob(store, key, wish, environment)
      if (job) background.waitUntil(sendFirst([job], environment))
    }
  } catch (error) {
    console.error('[contact] could not keep a subscription:', error instanceof Error ? error.message : error)
    if (!submission.isForm) return refuse(request, 'unavailable', locale)
    return answerNewsletterForm(locale, { code: 'unavailable', fields: submission.fields })
  }
  return submission.isForm ? redirect(localizePath('/newsletter/check-inbox', locale)) : answerJson({ ok: true }, 202)
}

/** A form post holds the value of its box, whatever that is, if and only if the box is ticked. */
function readTick({ isForm, fields }: Submission): unknown {
  if (!isForm) return fields
  return { ...fields, consent: !['', 'false', 'off', 'no', '0'].includes(fields.consent ?? '') }
}
