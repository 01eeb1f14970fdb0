import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { html } from '../../html.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { findConsentVersion } from '../../model/consent-versions.ts'
import { contactSchema } from '../../model/form-schemas.ts'
import { contactFields, isSelect, listAskedFields } from '../../model/kinds/contact-fields.ts'
import { site } from '../../model/kinds/site.ts'
import { labelOptions } from '../../model/label-options.ts'
import { createContentTranslator, loadFormWords } from '../shared/data/content-words.ts'
import { tryTwice } from '../shared/data/database.ts'
import { formResponse } from '../shared/http/form-page.ts'
import { type Form, type FormAnswer, handleForm, localeField, type RejectedForm } from '../shared/http/handle-form.ts'
import type { Background } from '../shared/http/requests.ts'
import { jsonResponse, redirect } from '../shared/http/responses.ts'
import { requestRun, sendAfterResponse } from '../shared/mail/outbox.ts'
import { contactMails } from './mails.ts'
import { type NewLead, saveLead } from './store.ts'
import { mailUnsaved } from './unsaved-messages.ts'

const schema = v.object({ ...contactSchema.entries, locale: localeField }, 'required')

type MessageForm = Form<typeof schema>

/** `POST /api/contact`: saves the message, responds, then mails it. If the database fails it is mailed at once. */
export const submitMessage = handleForm(
  'contact',
  { schema, showForm: contactFormResponse, instead: mailMessage },
  async (form, environment, background) => {
    const { id, suspicions } = form
    const lead = createLead(form)
    const save = () => saveLead(lead, { suspicions })
    // The first try may have saved it and lost the answer, so a second one says nothing about that.
    const isNew = await tryTwice(save, () => save().then(() => true))
    if (isNew && suspicions.length === 0) sendAfterResponse(contactMails, id, environment, background)
    return thank(form, isNew)
  },
)

async function mailMessage(form: MessageForm, environment: Environment, background: Background): Promise<FormAnswer> {
  // The database may have saved the message and lost its answer: then the next run mails it.
  background.waitUntil(requestRun())
  const lead = { ...createLead(form), receivedAt: new Date() }
  return (await mailUnsaved(lead, environment, background)) ? thank(form, true) : 'unavailable'
}

function thank({ id, isForm, locale }: MessageForm, isNew: boolean): Response {
  if (isForm) return redirect(localizePath('/contact/thanks', locale))
  return jsonResponse({ ok: true, id }, isNew ? 201 : 200)
}

function createLead({ output, id, locale, isHasty }: MessageForm): NewLead {
  const noticeVersion = findConsentVersion('contact', output.noticeVersion)
  return { ...output, noticeVersion, locale, id, ...(isHasty && { isHasty }) }
}

export function contactFormResponse(locale: Locale, rejected: RejectedForm): Response {
  const words = loadFormWords(locale)
  const options = labelOptions(createContentTranslator(locale))
  const mailLink = `mailto:${site.owner.email}?body=${encodeURIComponent(rejected.fields.message ?? '')}`
  return formResponse(locale, rejected, {
    title: words.heading,
    action: '/api/contact',
    hidden: ['locale', 'id', 'page', 'noticeVersion', 'website'],
    inputs: listAskedFields(options).map((name) => ({
      name,
      field: contactFields[name],
      label: words.fields[name],
      options: isSelect(name) ? options[name] : [],
    })),
    button: words.submit.contact,
    more: html`<p><a href="${mailLink}">${words.byMail}</a></p>`,
  })
}
