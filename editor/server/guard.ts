import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header with the token of this start of the editor. */
export const tokenHeader = 'x-edit-token'

/**
 * Says why a call is not answered: any website that is open in the same browser can send one, and so can any page of another
 * server on this machine.
 *
 * @returns status and reason; undefined for a call of the overlay
 */
export function refuseForeignCall(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { port, token }: { port: number; token: string },
): { status: number; message: string } | undefined {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const { host, origin } = headers
  if (!host || !hosts.includes(host)) return { status: 403, message: 'A foreign host.' }
  if (origin !== undefined && !hosts.some((own) => origin === `http://${own}`))
    return { status: 403, message: 'A foreign origin.' }
  if (/^(cross-site|same-site)$/.test(String(headers['sec-fetch-site'])))
    return { status: 403, message: 'A call of another site.' }
  if (!isSame(String(headers[tokenHeader] ?? ''), token))
    return { status: 403, message: 'Without the token of this page. Load it again.' }
  if (method !== 'GET' && method !== 'POST') return { status: 405, message: 'Only GET and POST.' }
  if (method === 'POST' && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return { status: 415, message: 'Only JSON.' }
  return undefined
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
