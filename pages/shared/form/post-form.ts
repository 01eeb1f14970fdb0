import { emailPattern } from '../../../email-address.ts'
import { getFieldErrorMessages } from '../../../model/kinds/forms.ts'
import { noteSent } from '../../ui/visit.ts'

/** Milliseconds that a visitor waits. The function may still succeed afterwards; the same `id` makes another attempt harmless. */
const timeout = 20_000

export type Outcome =
  /** `id`: of the stored row. `isHeld`: a time is held until the mail is confirmed. */
  | { status: 'sent'; id: string | undefined; isHeld: boolean }
  /** The server's words for each wrong field, in the language of the form. */
  | { status: 'refused'; errors: Record<string, string> }
  /** The time is not free, or not offered any more. */
  | { status: 'taken' }
  /** The platform takes no more from this network for a minute. */
  | { status: 'limited' }
  /** The server's words, if it knows more than that it failed. `mailed`: the owner has it, and answers in person. */
  | { status: 'failed' | 'mailed'; message?: string }

/** Sends the fields of a form as JSON. It never throws: a network error, a timeout and an unexpected answer all give `failed`. */
export async function postForm(action: string, fields: object): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      // The request continues if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    })
    // A network that asks for a login answers everything with a page of its own, and nothing has been sent.
    if (response.ok && !response.headers.get('content-type')?.includes('json')) return { status: 'failed' }
    if (response.ok) noteSent(action)
    // An accepted form stays accepted, even if the rest of the answer is lost.
    return readOutcome(response, await response.json().catch(() => null))
  } catch {
    return { status: 'failed' }
  }
}

/** An answer as far as pages read it: without schemas, which no page loads. */
type Body = {
  id?: unknown
  until?: unknown
  error?: { code?: unknown; message?: unknown; fields?: object }
} | null

function readOutcome({ ok, status }: Response, body: Body): Outcome {
  if (ok)
    return { status: 'sent', id: typeof body?.id === 'string' ? body.id : undefined, isHeld: body?.until !== null }
  const { code, message, fields = {} } = body?.error ?? {}
  if (status === 409) return { status: 'taken' }
  // Our own limit, of what an address may ask for, has a code and words.
  if (status === 429 && code !== 'limit') return { status: 'limited' }
  const wrong = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (status === 422 && wrong.length > 0) return { status: 'refused', errors: Object.fromEntries(wrong) }
  if ((status !== 503 && status !== 429) || typeof message !== 'string') return { status: 'failed' }
  return { status: code === 'mailed' ? code : 'failed', message }
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** UTF-16 units of a field. None may be as long, which the server says, but browsers give up a request of 64 KB that outlives its page. */
const mostSent = 10_000

/**
 * Finds the errors of a form before it is sent, in the words of the page: those of the browser
 * (https://html.spec.whatwg.org/#constraints), an address that mail does not reach, and a text that could not be sent.
 */
export function findFieldErrors(form: HTMLFormElement, words: Parameters<typeof getFieldErrorMessages>[1]) {
  const wrong = [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ validity, type, value }) =>
      !validity.valid || (type === 'email' && !emailPattern.test(value)) || value.length > mostSent,
  )
  const errors = wrong.map(({ name, validity, value }) => [
    name,
    // The only field of these forms with a format is the address.
    validity.valueMissing ? 'required' : value.length > mostSent ? 'tooLong' : 'email',
  ])
  return getFieldErrorMessages(Object.fromEntries(errors), words)
}

/** An id for a form, so that a repeated request arrives once. It is optional: randomUUID is missing outside of secure contexts and before Safari 15.4. */
export function createFormId(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : ''
}
