import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type ContactMessage, checkFields, contactSchema, optionalField } from '../../content/form-schemas.ts'
import type { Environment } from '../../environment.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { answerJson } from '../shared/answer-json.ts'
import { findLocale } from '../shared/find-locale.ts'
import { type Background, createLeadJobs, mailUnkept, sendFirst } from '../shared/jobs.ts'
import { type Lead, saveLead } from '../shared/leads.ts'
import { openStore } from '../shared/store.ts'
import { redirect, refuse } from './answers.ts'
import { answerContactForm } from './form-pages.ts'
import { readSubmission } from './read-submission.ts'
import { isSpam } from './spam.ts'

const schema = v.object(
  { ...contactSchema.entries, locale: optionalField(v.picklist(localeCodes, 'invalid')) },
  'required',
)

/** `POST /api/contact`: keeps the message first, answers, and mails it then. */
export async function submitMessage(
  request: Request,
  environment: Environment,
  background: Background,
): Promise<Response> {
  const submission = await readSubmission(request)
  if ('code' in submission) return refuse(request, submission.code, findLocale(request))
  const locale = findLocale(request, submission.fields)
  const { output, errors } = checkFields(schema, submission.fields)
  if (errors) {
    if (!submission.isForm) return refuse(request, 'invalid', locale, errors)
    return answerContactForm(locale, { code: 'invalid', fields: submission.fields, errors })
  }

  const lead = createLead(output, locale, submission.isForm)
  const result = await keep(lead, isSpam(output), environment, background)
  if (result === 'lost') {
    if (!submission.isForm) return refuse(request, 'unavailable', locale)
    return answerContactForm(locale, { code: 'unavailable', fields: submission.fields })
  }
  if (submission.isForm) return redirect(localizePath('/contact/thanks', locale))
  return answerJson({ ok: true, id: lead.id }, result === 'new' ? 201 : 200)
}

/** Keeps a message or, where the store fails, mails it; spam is kept or lost. */
async function keep(
  lead: Lead,
  isHeld: boolean,
  environment: Environment,
  background: Background,
): Promise<'new' | 'known' | 'lost'> {
  try {
    const store = openStore('leads')
    const isNew = await saveLead(store, lead, isHeld)
    if (isNew && !isHeld) background.waitUntil(sendFirst(createLeadJobs(store, lead, environment), environment))
    return isNew ? 'new' : 'known'
  } catch (error) {
    console.error('[contact] could not keep a message:', error instanceof Error ? error.message : error)
    return !isHeld && (await mailUnkept(lead, environment, background)) ? 'new' : 'lost'
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
 * The id of a form post, which has none of its own: the same words on the same day are the same message, so that a double
 * click is one. A UUID of version 8: https://www.rfc-editor.org/rfc/rfc9562#section-5.8
 */
function deriveId(fields: object, day: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([day, fields]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
