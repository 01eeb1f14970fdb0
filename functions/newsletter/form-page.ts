import { contactTexts } from '../../content/contact.ts'
import { contactFields } from '../../content/contact-fields.ts'
import type { Locale } from '../../locales/locales.ts'
import { createTranslator } from '../../locales/server.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { checkbox, type RejectedForm, renderForm } from '../shared/http/form-page.ts'
import { errorStatuses, htmlResponse } from '../shared/http/responses.ts'

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
