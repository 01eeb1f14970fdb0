import { postForm } from '../shared/form/post-form.ts'

/** What became of a request for an appointment. */
export type Outcome =
  /** `isHeld`: until the mail is confirmed. */
  | { status: 'sent'; email: string; isHeld: boolean }
  /** The server's words for each wrong field. */
  | { status: 'refused'; errors: Record<string, string> }
  | { status: 'taken' }
  | { status: 'full' }
  /** The server's words where it knows more than that the request failed; `mailed`: the owner has it as a mail. */
  | { status: 'failed' | 'mailed'; message?: string }

/** Sends the fields of the form. It never throws. */
export async function sendRequest(fields: Record<string, string>): Promise<Outcome> {
  const answer = await postForm('/api/booking', fields)
  if (!answer) return { status: 'failed' }
  const { ok, status, body, errors } = answer
  if (ok) return { status: 'sent', email: fields.email ?? '', isHeld: body?.until !== null }
  if (status === 409) return { status: 'taken' }
  // The platform, which takes no more from this network for a minute, answers 429 too, but names no code.
  if (status === 429 && body?.error?.code === 'limit') return { status: 'full' }
  if (Object.keys(errors).length > 0) return { status: 'refused', errors }
  const { code, message } = (status === 503 && body?.error) || {}
  return { status: code === 'mailed' ? code : 'failed', ...(typeof message === 'string' && { message }) }
}
