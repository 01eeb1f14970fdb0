import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Environment, findSiteUrl } from '../../../environment.ts'
import type { Locale } from '../../../locales/locales.ts'

/**
 * What a link in a mail does. A token for one purpose is invalid for another.
 *
 * - `confirm`: confirms a subscription
 * - `leave`: unsubscribes, or asks by mail whether to erase
 * - `erase`: erases what the newsletter keeps of an address
 * - `release`: delivers a held message; for the owner
 * - `book`: confirms an appointment
 * - `manage`: shows, moves and cancels it
 * - `host`: the same for the owner, who may do more
 * - `seat`: confirms, shows and cancels seats of a course
 * - `desk`: opens the owner's desk on a device
 * - `device`: is that device
 * - `run`: has the minute's job look now; for the owner's commands
 */
export type Purpose = keyof typeof lifetimes

const hour = 3600
const day = 24 * hour

/**
 * Seconds. The link to unsubscribe must work for as long as people keep its mail. Those of an appointment outlast its moves to
 * later days: when it is over, their pages say so.
 */
const lifetimes = {
  confirm: 7 * day,
  leave: 5 * 366 * day,
  erase: hour,
  release: 7 * day,
  book: 366 * day,
  manage: 366 * day,
  host: 366 * day,
  seat: 366 * day,
  desk: 30 * day,
  device: 30 * day,
  run: 300,
}

/** The secrets that a token may be signed with: today's, and earlier ones until the owner takes them out. */
export function listSecrets({
  SIGNING_SECRET,
  SIGNING_SECRET_PREVIOUS,
}: Pick<Environment, 'SIGNING_SECRET' | 'SIGNING_SECRET_PREVIOUS'>): string[] {
  return [...(SIGNING_SECRET ? [SIGNING_SECRET] : []), ...SIGNING_SECRET_PREVIOUS]
}

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

/**
 * The subject of a token, or why it is rejected: `invalid` is forged, cut off, for another purpose or of a secret that is gone.
 *
 * @param secrets one or more; see `listSecrets`
 */
export function readToken(
  purpose: Purpose,
  token: string,
  secrets: string | string[],
  now = Date.now(),
): { subject: string; error?: never } | { subject?: never; error: 'invalid' | 'expired' } {
  const [, subject, expires, signature] = /^([\w-]+)\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!subject || !expires || !signature) return { error: 'invalid' }
  const isSigned = [secrets].flat().some((secret) => {
    const expected = sign(purpose, `${subject}.${expires}`, secret)
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  })
  if (!isSigned) return { error: 'invalid' }
  return Number(expires) * 1000 < now ? { error: 'expired' } : { subject }
}

function sign(purpose: Purpose, payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${payload}`).digest('base64url')
}

/** A link that lets the owner release a held message. */
export function createReleaseLink(leadId: string, environment: Environment): string {
  return createLink('/api/leads/release?token=', 'release', leadId, environment)
}

const newsletterPurposes = { confirm: 'confirm', unsubscribe: 'leave', erase: 'erase' } as const

/** A link in a newsletter mail, valid for one request to subscribe and one purpose. */
export function createNewsletterLink(
  action: keyof typeof newsletterPurposes,
  subscriptionId: string,
  locale: Locale,
  environment: Environment,
): string {
  return createLink(getNewsletterPath(action, '', locale), newsletterPurposes[action], subscriptionId, environment)
}

/** @param token signed; it needs no escape */
export function getNewsletterPath(action: keyof typeof newsletterPurposes, token: string, locale: Locale): string {
  return `/api/newsletter/${action}?locale=${locale}&token=${token}`
}

const bookingPurposes = { confirm: 'book', manage: 'manage', owner: 'host' } as const

/**
 * A link in a mail about an appointment, good for as long as it lasts, however often it is moved.
 *
 * @param action `owner`: the page that shows it to the owner
 */
export function createBookingLink(
  action: keyof typeof bookingPurposes,
  bookingId: string,
  locale: Locale,
  environment: Environment,
): string {
  const path = getBookingPath(action === 'confirm' ? 'confirm' : 'manage', '', locale)
  return createLink(path, bookingPurposes[action], bookingId, environment)
}

/** @param token signed; it needs no escape */
export function getBookingPath(
  action: 'confirm' | 'manage' | 'move' | 'cancel' | 'video' | 'no-show' | 'event.ics',
  token: string,
  locale: Locale,
): string {
  return `/api/booking/${action}?locale=${locale}&token=${token}`
}

/** A link in a mail about seats of a course, for all that their visitor does. */
export function createSeatLink(seatId: string, locale: Locale, environment: Environment): string {
  return createLink(getSeatPath('seat', '', locale), 'seat', seatId, environment)
}

/** @param token signed; it needs no escape */
export function getSeatPath(action: 'seat' | 'event.ics', token: string, locale: Locale): string {
  return `/api/courses/${action}?locale=${locale}&token=${token}`
}

/** @param path which ends where its token begins @throws Error without `SIGNING_SECRET` */
function createLink(path: string, purpose: Purpose, subject: string, environment: Environment): string {
  const { SIGNING_SECRET } = environment
  if (!SIGNING_SECRET) throw new Error('Links need SIGNING_SECRET')
  return `${findSiteUrl(environment)}${path}${signToken(purpose, subject, SIGNING_SECRET)}`
}
