import { type Environment, findSiteUrl } from '../../../environment.ts'
import type { Locale } from '../../../locales/locales.ts'
import { signToken } from './tokens.ts'

/**
 * A link that lets the owner release a held message.
 *
 * @throws Error without `SIGNING_SECRET`
 */
export function createReleaseLink(leadId: string, environment: Environment): string {
  return `${findSiteUrl(environment)}/api/leads/release?token=${signToken('release', leadId, getSecret(environment))}`
}

/** Pages that newsletter mails link to. */
type NewsletterAction = 'confirm' | 'unsubscribe' | 'erase'

const purposes = { confirm: 'confirm', unsubscribe: 'leave', erase: 'erase' } as const

/**
 * A link in a newsletter mail, valid for one request to subscribe and one purpose.
 *
 * @throws Error without `SIGNING_SECRET`
 */
export function createNewsletterLink(
  action: NewsletterAction,
  subscriptionId: string,
  locale: Locale,
  environment: Environment,
): string {
  const token = signToken(purposes[action], subscriptionId, getSecret(environment))
  return `${findSiteUrl(environment)}${getNewsletterPath(action, token, locale)}`
}

/** @param token signed; it needs no escape */
export function getNewsletterPath(action: NewsletterAction, token: string, locale: Locale): string {
  return `/api/newsletter/${action}?locale=${locale}&token=${token}`
}

const bookingPurposes = { confirm: 'book', manage: 'manage', owner: 'host' } as const

/**
 * A link in a mail about an appointment, good for as long as it lasts, however often it is moved.
 *
 * @param action `owner`: the page that shows it to the owner
 * @throws Error without `SIGNING_SECRET`
 */
export function createBookingLink(
  action: keyof typeof bookingPurposes,
  bookingId: string,
  locale: Locale,
  environment: Environment,
): string {
  const token = signToken(bookingPurposes[action], bookingId, getSecret(environment))
  return `${findSiteUrl(environment)}${getBookingPath(action === 'confirm' ? 'confirm' : 'manage', token, locale)}`
}

/** @param token signed; it needs no escape */
export function getBookingPath(
  action: 'confirm' | 'manage' | 'move' | 'cancel' | 'video' | 'no-show' | 'event.ics',
  token: string,
  locale: Locale,
): string {
  return `/api/booking/${action}?locale=${locale}&token=${token}`
}

function getSecret({ SIGNING_SECRET }: Environment): string {
  if (!SIGNING_SECRET) throw new Error('Links need SIGNING_SECRET')
  return SIGNING_SECRET
}
