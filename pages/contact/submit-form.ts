import { checkFields, contactSchema } from '../../content/form-schemas.ts'
import { getFieldErrorMessages } from '../../content/forms.ts'
import { findNativeErrors } from '../shared/form/post-form.ts'
import type { ContactData } from './load.ts'
import { type Answer, canCorrect, sendForm } from './send-form.ts'

/**
 * Checks the form, with the browser's own checks and the rules shared with the server, and sends it.
 * Loaded when the form is first used.
 *
 * @param words for what can be wrong, in the language of the page and not of the browser
 */
export async function submitForm(
  form: HTMLFormElement,
  fields: object,
  words: ContactData['words']['errors'],
): Promise<Answer> {
  const errors = { ...checkFields(contactSchema, fields).errors, ...findNativeErrors(form) }
  if (canCorrect(errors)) return { status: 'refused', errors: getFieldErrorMessages(errors, words) }
  return sendForm('/api/contact', fields)
}
