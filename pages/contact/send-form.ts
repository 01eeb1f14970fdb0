import { contactFieldGroups } from '../../content/contact-fields.ts'
import { postForm } from '../shared/form/post-form.ts'

export type Answer =
  /** The function names what it has kept. */
  | { status: 'sent'; id?: string | undefined }
  /** The server's words for each wrong field, in the language of the form. */
  | { status: 'refused'; errors: Record<string, string> }
  /** The platform takes no more from this network for a minute. */
  | { status: 'limited' }
  | { status: 'failed' }

/** What visitors enter. The page sets or offers all the rest, and may be older than the function that runs. */
const entered = new Set<string>([...contactFieldGroups.lines, ...contactFieldGroups.paragraphs])

/** Whether somebody can correct one of these fields. */
export function canCorrect(errors: Record<string, unknown>): boolean {
  return Object.keys(errors).some((name) => entered.has(name))
}

/**
 * Sends the fields of a form as JSON; where the function refuses only what nobody can correct, once more without that. It
 * never throws: a network error, a timeout and an unexpected answer all give `failed`.
 */
export async function sendForm(action: string, fields: object): Promise<Answer> {
  const answer = await post(action, fields)
  if (answer.status !== 'refused' || canCorrect(answer.errors)) return answer
  return post(action, Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in answer.errors))))
}

async function post(action: string, fields: object): Promise<Answer> {
  const answer = await postForm(action, fields)
  if (answer?.status === 429) return { status: 'limited' }
  const { ok = false, body, errors = {} } = answer ?? {}
  if (ok) return { status: 'sent', id: typeof body?.id === 'string' ? body.id : undefined }
  return Object.keys(errors).length > 0 ? { status: 'refused', errors } : { status: 'failed' }
}
