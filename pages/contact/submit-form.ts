import { contactFieldGroups } from '../../content/contact-fields.ts'
import { getFieldErrorMessages } from '../../content/forms.ts'
import type { LoaderData } from '../loaders.ts'
import { findFieldErrors, type Outcome, postForm } from '../shared/form/post-form.ts'

/**
 * Sends the form, if the browser finds nothing wrong in it.
 *
 * @param words for what can be wrong, in the language of the page and not of the browser
 */
export async function submitForm(
  form: HTMLFormElement,
  fields: object,
  words: LoaderData['contact']['words']['errors'],
): Promise<Outcome> {
  const errors = getFieldErrorMessages(findFieldErrors(form), words)
  return Object.keys(errors).length > 0 ? { status: 'refused', errors } : sendForm('/api/contact', fields)
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
