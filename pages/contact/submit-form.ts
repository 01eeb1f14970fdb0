import { checkFields, contactSchema, newsletterSchema } from '../../content/form-schemas.ts'
import { getFieldErrorMessages } from '../../content/forms.ts'
import { findNativeErrors } from '../shared/form/native-errors.ts'
import type { ContactData } from './load.ts'
import { type Answer, canCorrect, sendForm } from './send-form.ts'
import type { FormKind } from './use-submission.ts'

const schemas = { contact: contactSchema, newsletter: newsletterSchema }

/**
 * Checks a form, with the browser's own checks and the rules shared with the server, and sends it.
 * Loaded when a form is first used.
 *
 * @param words for what can be wrong, in the language of the page and not of the browser
 */
export async function submitForm(
  kind: FormKind,
  form: HTMLFormElement,
  readFields: (form: HTMLFormElement) => object,
  words: ContactData['words']['errors'],
): Promise<Answer> {
  const fields = readFields(form)
  const errors = { ...checkFields(schemas[kind], fields).errors, ...findNativeErrors(form) }
  if (canCorrect(errors)) return { status: 'refused', errors: getFieldErrorMessages(errors, words) }
  return sendForm(`/api/${kind}`, fields)
}
