import type { FieldError } from '../../../content/forms.ts'

/** Milliseconds that a visitor waits. The function may still succeed afterwards; the same `id` makes another attempt harmless. */
const timeout = 20_000

/** What a function answers to a form, as far as pages read it: without schemas, which may not be loaded. */
export type FormAnswer = {
  ok: boolean
  status: number
  body: { id?: unknown; until?: unknown; error?: { code?: unknown; message?: unknown } } | null
  /** The server's words for each wrong field, in the language of the form. */
  errors: Record<string, string>
}

/** Sends the fields of a form as JSON. It never throws. @returns undefined where no answer has come */
export async function postForm(action: string, fields: object): Promise<FormAnswer | undefined> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      // The request continues if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    })
    // What was accepted stays so, even if the rest of the answer is lost.
    const body = await response.json().catch(() => null)
    const wrong = response.status === 422 ? Object.entries(body?.error?.fields ?? {}) : []
    const errors = Object.fromEntries(wrong.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    return { ok: response.ok, status: response.status, body, errors }
  } catch {
    return undefined
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The browser's own verdict on each control of a form (https://html.spec.whatwg.org/#constraints). */
export function findNativeErrors(form: HTMLFormElement): Record<string, FieldError> {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')]
  return Object.fromEntries(
    controls
      .filter(({ validity }) => !validity.valid)
      .map(({ name, validity }) => [
        name,
        validity.valueMissing ? 'required' : validity.tooLong ? 'tooLong' : validity.typeMismatch ? 'email' : 'invalid',
      ]),
  )
}
