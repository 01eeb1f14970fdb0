import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type ContactMessage, checkFields, contactSchema } from '../../content/form-schemas.ts'
import type { FieldError } from '../../content/forms.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import type { ErrorCode } from '../shared/errors.ts'
import { findLocale } from '../shared/find-locale.ts'
import { type Background, createLeadJob, mailUnsaved, sendNow } from '../shared/jobs.ts'
import { type Lead, leadMailKinds, saveLead } from '../shared/leads.ts'
import { jsonResponse } from '../shared/responses.ts'
import { openStore } from '../shared/store.ts'
import { contactFormResponse } from './form-pages.ts'
import { localeField, readSubmission } from './read-submission.ts'
import { redirect, rejectRequest } from './responses.ts'
import { isSpam } from './spam.ts'

const schema = v.object({ ...contactSchema.entries, locale: localeField }, 'required')

/** `POST /api/contact`: saves the message, responds, then mails it. */
export async function submitMessage(
  request: Request,
  environment: Environment,
  background: Background,
): Promise<Response> {
  const submission = await readSubmission(request)
  if ('code' in submission) return rejectRequest(request, submission.code, findLocale(request))
  const locale = findLocale(request, submission.fields)
  const reject = (code: ErrorCode, errors?: Record<string, FieldError>) =>
    submission.isForm
      ? contactFormResponse(locale, { code, fields: submission.fields, errors })
      : rejectRequest(request, code, locale, errors)
  const { output, errors } = checkFields(schema, submission.fields)
  if (errors) return reject('invalid', errors)

  const lead = createLead(output, locale, submission.isForm)
  const result = await saveOrMail(lead, isSpam(output), environment, background)
  if (result === 'failed') return reject('unavailable')
  if (submission.isForm) return redirect(localizePath('/contact/thanks', locale))
  return jsonResponse({ ok: true, id: lead.id }, result === 'new' ? 201 : 200)
}

/** Saves a message, or mails it if the store fails; spam is never mailed. */
async function saveOrMail(
  lead: Lead,
  isQuarantined: boolean,
  environment: Environment,
  background: Background,
): Promise<'new' | 'known' | 'failed'> {
  try {
    const store = openStore('leads')
    const isNew = await saveLead(store, lead, isQuarantined)
    if (isNew && !isQuarantined) {
      const jobs = leadMailKinds.map((kind) => createLeadJob(store, lead, kind, environment))
      background.waitUntil(sendNow(jobs, environment))
    }
    return isNew ? 'new' : 'known'
  } catch (error) {
    console.error('[contact] could not save a message:', error instanceof Error ? error.message : error)
    return !isQuarantined && (await mailUnsaved(lead, environment, background)) ? 'new' : 'failed'
  }
}

function createLead(message: ContactMessage, locale: Locale, isForm: boolean): Lead {
  const { website: _website, elapsed: _elapsed, id, ...fields } = message
  const receivedAt = new Date().toISOString()
  return {
    ...fields,
    locale,
    receivedAt,
    id: id ?? (isForm ? deriveId(fields, receivedAt.slice(0, 10)) : randomUUID()),
  }
}

/**
 * Derives the id of a form post, which sends none: the same words on the same day are the same message, so that a double
 * click creates only one. A UUID of version 8: https://www.rfc-editor.org/rfc/rfc9562#section-5.8
 */
function deriveId(fields: object, day: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([day, fields]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
