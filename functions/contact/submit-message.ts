import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { findConsentVersion } from '../../content/consent-versions.ts'
import { contactFieldNames, contactFields, isSelect } from '../../content/contact-fields.ts'
import { type ContactMessage, contactSchema } from '../../content/form-schemas.ts'
import { site } from '../../content/site.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { alertFailure } from '../shared/data/alert.ts'
import { keepConsentText } from '../shared/data/consent-texts.ts'
import { loadFormWords, loadOptions } from '../shared/data/content-words.ts'
import { formResponse } from '../shared/http/form-page.ts'
import { html } from '../shared/http/html.ts'
import {
  type Background,
  deriveId,
  localeField,
  type RejectedForm,
  receiveForm,
  type Suspicion,
} from '../shared/http/requests.ts'
import { jsonResponse, redirect } from '../shared/http/responses.ts'
import { requestRun, sendAfterResponse } from '../shared/mail/outbox.ts'
import { type NewLead, saveLead } from './leads.ts'
import { contactMails } from './mails.ts'
import { mailUnsaved } from './unsaved-messages.ts'

const schema = v.object({ ...contactSchema.entries, locale: localeField }, 'required')

/** `POST /api/contact`: saves the message, responds, then mails it. */
export async function submitMessage(
  request: Request,
  environment: Environment,
  background: Background,
): Promise<Response> {
  const form = await receiveForm(request, environment, schema, contactFormResponse)
  if (form instanceof Response) return form
  const { output, locale, isForm, reject, suspicions, isHasty } = form
  const lead = createLead(output, locale, isHasty)
  const { id, ...words } = output
  if (isForm && !id) lead.id = deriveId(words)
  const result = await saveOrMail(lead, suspicions, environment, background)
  if (result === 'failed') return reject('unavailable')
  if (isForm) return redirect(localizePath('/contact/thanks', locale))
  return jsonResponse({ ok: true, id: lead.id }, result === 'new' ? 201 : 200)
}

/** Saves a message, or mails it if the database fails; a held one is never mailed. */
async function saveOrMail(
  lead: NewLead,
  suspicions: Suspicion[],
  environment: Environment,
  background: Background,
): Promise<'new' | 'known' | 'failed'> {
  try {
    const start = Date.now()
    const isNew = await saveLead(lead, { suspicions }).catch(async (error) => {
      if (Date.now() - start >= quickFailure) throw error
      // A connection that was idle for long is often closed. What the first try may have saved is known by its id, and new all the same.
      await saveLead(lead, { suspicions })
      return true
    })
    background.waitUntil(keepConsentText('contact', lead.locale))
    if (isNew && suspicions.length === 0) sendAfterResponse(contactMails, lead.id, environment, background)
    return isNew ? 'new' : 'known'
  } catch (error) {
    console.error('[contact] could not save a message:', error instanceof Error ? error.message : error)
    // What was saved although the answer got lost is mailed by the next run.
    background.waitUntil(Promise.all([requestRun(), alertFailure(error, environment)]))
    if (suspicions.length > 0) return 'failed'
    return (await mailUnsaved({ ...lead, receivedAt: new Date() }, environment, background)) ? 'new' : 'failed'
  }
}

/** Milliseconds after which an attempt to save has used up what a visitor waits for. */
const quickFailure = 1_000

function createLead(sent: Omit<ContactMessage, 'website' | 'elapsed'>, locale: Locale, isHasty: boolean): NewLead {
  const noticeVersion = findConsentVersion('contact', sent.noticeVersion)
  return { ...sent, noticeVersion, locale, id: sent.id ?? randomUUID(), ...(isHasty && { isHasty }) }
}

/** The contact form with its values and errors, for browsers without JavaScript. */
export function contactFormResponse(locale: Locale, rejected: RejectedForm): Response {
  const words = loadFormWords(locale)
  const options = loadOptions(locale)
  const mailLink = `mailto:${site.owner.email}?body=${encodeURIComponent(rejected.fields.message ?? '')}`
  return formResponse(locale, rejected, {
    title: words.heading,
    action: '/api/contact',
    hidden: ['locale', 'id', 'page', 'noticeVersion', 'website'],
    inputs: contactFieldNames.map((name) => ({
      name,
      field: contactFields[name],
      label: words.fields[name],
      options: isSelect(name) ? options[name] : [],
    })),
    button: words.submit.contact,
    more: html`<p><a href="${mailLink}">${words.byMail}</a></p>`,
  })
}
