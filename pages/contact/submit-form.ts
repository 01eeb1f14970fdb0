import { checkFields, contactSchema } from '../../content/form-schemas.ts'
import { getFieldErrorMessages } from '../../content/forms.ts'
import type { LoaderData } from '../loaders.ts'
import { findNativeErrors, type Outcome, postForm } from '../shared/form/post-form.ts'

/**
 * Checks the form, with the browser's own checks and the rules shared with the server, and sends it.
 * Loaded when the form is first used.
 *
 * @param words for what can be wrong, in the language of the page and not of the browser
 */
export async function submitForm(
  form: HTMLFormElement,
  fields: object,
  words: LoaderData['contact']['words']['errors'],
): Promise<Outcome> {
  const errors = { ...checkFields(contactSchema, fields).errors, ...findNativeErrors(form) }
  if (Object.keys(errors).length > 0) return { status: 'refused', errors: getFieldErrorMessages(errors, words) }
  return postForm('/api/contact', fields)
}
