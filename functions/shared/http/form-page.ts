import { type FieldError, getFieldErrorMessages } from '../../../content/forms.ts'
import type { Locale } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { type ErrorCode, getErrorMessage } from './errors.ts'
import { type Input, renderInputs } from './form-controls.ts'
import { loadFormWords } from './form-words.ts'
import { attributes, type Html, html } from './html.ts'

/** A rejected form post: its fields, and what is wrong with them. */
export type RejectedForm = {
  code: ErrorCode
  fields: Record<string, string>
  errors?: Record<string, FieldError> | undefined
}

type Form = { action: string; hidden: string[]; inputs: Input[]; button: string }

/** A form with what was typed and what is wrong with it, for browsers without JavaScript. */
export function renderForm(locale: Locale, { code, fields, errors = {} }: RejectedForm, form: Form): Html {
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
