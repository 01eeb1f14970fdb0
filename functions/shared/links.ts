import { type Environment, findSiteUrl } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { formatSubscriptionId, type SubscriptionKey } from './subscribers.ts'
import { signToken } from './tokens.ts'

/** Pages that newsletter mails link to. `unsubscribe` and `erase` take the same token. */
type NewsletterAction = 'confirm' | 'unsubscribe' | 'erase'

/** A link in a newsletter mail, valid for one address and one purpose. */
export function createNewsletterLink(
  action: NewsletterAction,
  key: SubscriptionKey,
  locale: Locale,
  environment: Environment,
  secret: string,
): string {
  const token =
    action === 'confirm'
      ? signToken('confirm', formatSubscriptionId(key), secret)
      : signToken('leave', key.hash, secret)
  return `${findSiteUrl(environment)}${getNewsletterPath(action, token, locale)}`
}

/** @param token signed; it needs no escape */
export function getNewsletterPath(action: NewsletterAction, token: string, locale: Locale): string {
  return `/api/newsletter/${action}?locale=${locale}&token=${token}`
}
