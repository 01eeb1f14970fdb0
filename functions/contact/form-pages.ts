import { contactTexts } from '../../content/contact.ts'
import { contactFieldNames, contactFields, isSelect } from '../../content/contact-fields.ts'
import { type FieldError, getFieldErrorMessages } from '../../content/forms.ts'
import { site } from '../../content/site.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { createTranslator } from '../../locales/server.ts'
import { type ErrorCode, errorStatuses, getErrorMessage } from '../shared/http/errors.ts'
import { checkbox, type Input, renderInputs } from '../shared/http/form-controls.ts'
import { loadFormWords, loadOptions } from '../shared/http/form-words.ts'
import { attributes, type Html, html } from '../shared/http/html.ts'
import { htmlResponse } from '../shared/http/html-response.ts'

/** A rejected form post: its fields, and what is wrong with them. */
type RejectedForm = { code: ErrorCode; fields: Record<string, string>; errors?: Record<string, FieldError> | undefined }

/** The contact form with its values and errors, for browsers without JavaScript. */
export function contactFormResponse(locale: Locale, rejected: RejectedForm): Response {
  const words = loadFormWords(locale)
  const options = loadOptions(locale)
  const form = renderForm(locale, rejected, {
    action: '/api/contact',
    hidden: ['locale', 'id', 'page', 'noticeVersion', 'website'],
    inputs: contactFieldNames.map((name) => ({
      name,
      field: contactFields[name],
      label: words.fields[name],
      options: isSelect(name) ? options[name] : [],
    })),
    button: words.submit.contact,
  })
  const mailLink = `mailto:${site.owner.email}?body=${encodeURIComponent(rejected.fields.message ?? '')}`
  return htmlResponse(
    locale,
    errorStatuses[rejected.code],
    words.heading,
    html`${form}<p><a href="${mailLink}">${words.byMail}</a></p>`,
  )
}

/** The newsletter form with its values and errors. Its box is ticked only if it was ticked. */
export function newsletterFormResponse(locale: Locale, rejected: RejectedForm): Response {
  const words = loadFormWords(locale)
  const translate = createTranslator(locale)
  const { heading, consent } = contactTexts.newsletter
  const form = renderForm(locale, rejected, {
    action: '/api/newsletter',
    hidden: ['locale', 'consentVersion', 'website'],
    inputs: [
      { name: 'email', field: contactFields.email, label: words.fields.email },
      { name: 'consent', field: checkbox, label: translate('contact.page.newsletter.consent', consent) },
    ],
    button: words.submit.newsletter,
  })
  const title = translate('contact.page.newsletter.heading', heading)
  return htmlResponse(locale, errorStatuses[rejected.code], title, form)
}

type Form = { action: string; hidden: string[]; inputs: Input[]; button: string }

function renderForm(locale: Locale, { code, fields, errors = {} }: RejectedForm, form: Form): Html {
  const words = loadFormWords(locale)
  const messages = getFieldErrorMessages(errors, words.errors)
  // Visitors cannot correct a hidden value, so an invalid one is left out.
  const hidden = form.hidden.filter((name) => fields[name] && !errors[name])
  return html`<p role="alert">${getErrorMessage(code, locale)}</p>
<form method="post" action="${form.action}">
${hidden.map((name) => html`<input${attributes({ type: 'hidden', name, value: fields[name] })}>`)}
${renderInputs(form.inputs, fields, messages, words)}
<p><a href="${localizePath('/privacy', locale)}">${words.privacy}</a></p>
<button>${form.button}</button>
</form>`
}
