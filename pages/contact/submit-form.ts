import { checkFields, contactSchema, newsletterSchema } from '../../content/form-schemas.ts'
import { getFieldErrorMessages } from '../../content/forms.ts'
import type { ContactData } from './load.ts'
import { findNativeErrors } from './native-errors.ts'
import { type Answer, canCorrect, sendForm } from './send-form.ts'
import type { FormKind } from './use-submission.ts'

const schemas = { contact: contactSchema, newsletter: newsletterSchema }

/**
 * Checks a form and sends it: the browser's own checks come first, then the rules shared with the server, then the server.
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
  const nativeErrors = findNativeErrors(form)
  if (Object.keys(nativeErrors).length > 0) {
    return { status: 'refused', errors: getFieldErrorMessages(nativeErrors, words) }
  }
  const fields = readFields(form)
  const errors = checkFields(schemas[kind], fields).errors ?? {}
  if (canCorrect(errors)) return { status: 'refused', errors: getFieldErrorMessages(errors, words) }
  return sendForm(`/api/${kind}`, fields)
}
