import { contactFieldGroups } from '../../content/contact-fields.ts'
import { getFieldErrorMessages } from '../../content/forms.ts'
import type { LoaderData } from '../loaders.ts'
import { findNativeErrors, type Outcome, postForm } from '../shared/form/post-form.ts'

/** Loads what checks fields by the rules that are shared with the server, when the form is first used. */
export function loadCheck() {
  return import('../../content/form-schemas.ts').then(
    ({ checkFields, contactSchema }) =>
      (fields: object) =>
        checkFields(contactSchema, fields).errors,
  )
}

/** Milliseconds to wait for it; after that the server alone says what is wrong. */
const checkTimeout = 3_000

/**
 * Checks the form, with the browser's own checks and the rules shared with the server, and sends it.
 *
 * @param words for what can be wrong, in the language of the page and not of the browser
 */
export async function submitForm(
  form: HTMLFormElement,
  fields: object,
  words: LoaderData['contact']['words']['errors'],
): Promise<Outcome> {
  const check = await Promise.race([loadCheck().catch(() => undefined), wait(checkTimeout)])
  const errors = { ...check?.(fields), ...findNativeErrors(form) }
  if (canCorrect(errors)) return { status: 'refused', errors: getFieldErrorMessages(errors, words) }
  return sendForm('/api/contact', fields)
}

/** Sends the fields; where the function refuses only what nobody can correct, once more without that. */
export async function sendForm(action: string, fields: object): Promise<Outcome> {
  const outcome = await postForm(action, fields)
  if (outcome.status !== 'refused' || canCorrect(outcome.errors)) return outcome
  return postForm(action, Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in outcome.errors))))
}

/** What visitors enter. The page sets or offers all the rest, and may be older than the function that runs. */
const entered = new Set<string>([...contactFieldGroups.lines, ...contactFieldGroups.paragraphs])

/** Whether somebody can correct one of these fields. */
function canCorrect(errors: Record<string, unknown>): boolean {
  return Object.keys(errors).some((name) => entered.has(name))
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
