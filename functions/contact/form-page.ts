import { contactFieldNames, contactFields, isSelect } from '../../content/contact-fields.ts'
import { site } from '../../content/site.ts'
import type { Locale } from '../../locales/locales.ts'
import { loadFormWords, loadOptions } from '../shared/data/content-words.ts'
import { type RejectedForm, renderForm } from '../shared/http/form-page.ts'
import { html } from '../shared/http/html.ts'
import { errorStatuses, htmlResponse } from '../shared/http/responses.ts'

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
