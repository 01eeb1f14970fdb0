import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a mail does. A token for one purpose is invalid for another. `leave`: unsubscribe or erase. */
export type Purpose = 'confirm' | 'leave'

/** Seconds. The link to unsubscribe must work for as long as people keep its mail. */
const lifetimes = { confirm: 7 * 86_400, leave: 5 * 366 * 86_400 } as const satisfies Record<Purpose, number>

/**
 * A token for a link: subject, time of expiry and their signature, with characters that need no escape in a URL.
 *
 * @param subject of letters, digits and `-`
 * @param now milliseconds
 */
export function signToken(purpose: Purpose, subject: string, secret: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + lifetimes[purpose]
  return `${subject}.${expires}.${sign(purpose, `${subject}.${expires}`, secret)}`
}

/** The subject of a token, or why it is rejected: `invalid` is forged, cut off or for another purpose. */
export function readToken(
  purpose: Purpose,
  token: string,
  secret: string,
  now = Date.now(),
): { subject: string; error?: never } | { subject?: never; error: 'invalid' | 'expired' } {
  const [, subject, expires, signature] = /^([\w-]+)\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!subject || !expires || !signature) return { error: 'invalid' }
  const expected = sign(purpose, `${subject}.${expires}`, secret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return { error: 'invalid' }
  return Number(expires) * 1000 < now ? { error: 'expired' } : { subject }
}

function sign(purpose: Purpose, payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${payload}`).digest('base64url')
}
