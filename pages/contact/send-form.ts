/** Milliseconds that a visitor waits. The function may still succeed afterwards; the same `id` makes another attempt harmless. */
const submitTimeout = 20_000

type Answer =
  | { status: 'sent' }
  /** The server's words for each wrong field, in the language of the form. */
  | { status: 'refused'; errors: Record<string, string> }
  | { status: 'failed' }

/**
 * Sends the fields of a form as JSON. It never throws: a network error, a timeout and an unexpected answer all give `failed`.
 */
export async function sendForm(action: string, fields: object): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      // The request continues if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(submitTimeout),
    })
    if (response.ok) return { status: 'sent' }
    const errors = response.status === 422 ? readErrors(await response.json()) : {}
    return Object.keys(errors).length > 0 ? { status: 'refused', errors } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}

type Refusal = { error?: { fields?: Record<string, unknown> } } | null

/** `{"error":{"fields":{"email":"…"}}}`, read without the schemas, which may not be loaded. */
function readErrors(body: Refusal): Record<string, string> {
  const fields = Object.entries(body?.error?.fields ?? {})
  return Object.fromEntries(fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
