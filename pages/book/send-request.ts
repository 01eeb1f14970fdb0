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

/** Milliseconds that a visitor waits; the same `id` makes another attempt harmless. */
const timeout = 20_000

/** Sends the fields of the form. It never throws. */
export async function sendRequest(fields: Record<string, string>): Promise<Outcome> {
  try {
    const response = await fetch('/api/booking', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    })
    const body: {
      until?: unknown
      error?: { code?: unknown; message?: unknown; fields?: Record<string, unknown> }
    } | null = await response.json().catch(() => null)
    if (response.ok) return { status: 'sent', email: fields.email ?? '', isHeld: body?.until !== null }
    if (response.status === 409) return { status: 'taken' }
    // The platform, which takes no more from this network for a minute, answers 429 too, but names no code.
    if (response.status === 429 && body?.error?.code === 'limit') return { status: 'full' }
    const errors = Object.entries(body?.error?.fields ?? {}).map(([name, text]) => [name, String(text)])
    if (response.status === 422 && errors.length > 0) return { status: 'refused', errors: Object.fromEntries(errors) }
    const { code, message } = (response.status === 503 && body?.error) || {}
    return { status: code === 'mailed' ? code : 'failed', ...(typeof message === 'string' && { message }) }
  } catch {
    return { status: 'failed' }
  }
}
