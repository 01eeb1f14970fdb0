import * as v from 'valibot'
import { formWords } from '../../../content/contact.ts'
import { contactFieldGroups } from '../../../content/contact-fields.ts'
import { site } from '../../../content/site.ts'
import { type Environment, findSiteUrl } from '../../../environment.ts'
import { locales } from '../../../locales/locales.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import { composeCalendarMail } from '../../booking/calendar-troubles.ts'
import { composeBookingMail } from '../../booking/compose-booking-mail.ts'
import { type Lead, leadRow } from '../../contact/leads.ts'
import { type DigestSection, isMondays, readDigest } from '../../every-night/digest.ts'
import { describeIssue } from '../../newsletter/describe-issue.ts'
import { readIssues } from '../../newsletter/issues.ts'
import { type Subscription, subscriptionRow } from '../../newsletter/subscriptions.ts'
import { createContentTranslator } from '../data/content-translator.ts'
import { createNewsletterLink } from '../http/links.ts'
import { formatTime } from './format-time.ts'
import { automatic, composeNews, createMessageId, getAddresses, getOwnerAddress } from './mail-parts.ts'
import type { Mail } from './mailer.ts'
import type { ClaimedMail } from './outbox.ts'

/**
 * Writes a mail of the outbox.
 *
 * @returns undefined where it has nothing to tell any more
 * @throws Error if what it is about cannot be read
 */
export async function composeMail(
  { id, kind, key, doubts, lead, subscription, booking }: ClaimedMail,
  environment: Environment,
  isPreview: boolean,
): Promise<Mail | undefined> {
  if (kind.startsWith('booking-')) return composeBookingMail({ kind, key }, booking, environment)
  if (kind === 'owner')
    return composeOwnerMail(v.parse(leadRow, lead), environment, { isPreview, isRepeated: doubts > 0 })
  if (kind === 'receipt') return composeReceipt(v.parse(leadRow, lead), environment)
  if (kind === 'confirmation') return composeConfirmation(v.parse(subscriptionRow, subscription), environment)
  if (kind === 'leave' || kind === 'erase')
    return composeLinkMail(kind, id, v.parse(subscriptionRow, subscription), environment)
  if (kind === 'digest') return composeDigest(key, await readDigest(key, environment), environment)
  if (kind === 'notice') return composeNotice(key, environment)
  if (kind === 'calendar') return composeCalendarMail(key, environment)
  if (kind === 'issue') return composeIssueNotice(key, environment)
  throw new Error(`No mail is of the kind ${kind}`)
}

/** The message for the owner, in English like `content/`; a reply goes to the visitor. */
export function composeOwnerMail(
  lead: Lead,
  environment: Environment,
  { isPreview = false, isRepeated = false }: { isPreview?: boolean; isRepeated?: boolean } = {},
): Mail {
  const { lines, choices, paragraphs } = contactFieldGroups
  const facts = [
    ...[...lines, ...choices].map((name) => [formWords.fields[name], lead[name]]),
    ['Language', locales[lead.locale].name],
    ['Page', lead.page && `${findSiteUrl(environment)}${lead.page}`],
    ['Received', formatTime(lead.receivedAt)],
    ['Id', lead.id],
  ]
  const head = facts.flatMap(([label, fact]) => (fact ? [`${label}: ${fact}`] : [])).join('\n')
  const texts = paragraphs.flatMap((name) => lead[name] ?? [])
  // The rule keeps the visitor's words from passing for ours.
  const parts = [...(isRepeated ? ['You may have this message already.'] : []), head, '---', ...texts]
  const marks = [isPreview && '[preview] ', lead.isHasty && '[check] '].filter(Boolean).join('')
  return {
    ...getAddresses(environment),
    to: getOwnerAddress(environment),
    replyTo: { name: lead.name, address: lead.email },
    subject: `${marks}Message from ${lead.name}${lead.company ? ` (${lead.company})` : ''} · ${getReference(lead.id)}`,
    text: `${parts.join('\n\n')}\n`,
    messageId: createMessageId(`${lead.id}.owner`),
  }
}

/**
 * Confirms to visitors that their message has arrived. It repeats nothing that they typed, so that nobody can send words to
 * another person through this site.
 */
export function composeReceipt(lead: Lead, environment: Environment): Mail {
  const i18n = loadFunctionI18n(lead.locale, 'mail')
  const translate = createContentTranslator(lead.locale)
  const reference = `${translate('contact.form.reference', formWords.reference)} ${getReference(lead.id)}`
  const replyTime = site.terms.replyTime ? [translate('site.terms.replyTime', site.terms.replyTime)] : []
  return {
    ...getAddresses(environment),
    to: { name: '', address: lead.email },
    replyTo: getOwnerAddress(environment),
    subject: i18n.t('mail.receipt.subject', { name: site.name }),
    text: [i18n.t('mail.receipt.text'), ...replyTime, reference, i18n.t('mail.receipt.mistake'), site.name].join(
      '\n\n',
    ),
    messageId: createMessageId(`${lead.id}.visitor`),
    headers: automatic,
  }
}

/** Asks the owner of an address whether they want the newsletter. */
function composeConfirmation({ id, email, locale }: Subscription, environment: Environment): Mail {
  const i18n = loadFunctionI18n(locale, 'mail')
  const unsubscribeLink = createNewsletterLink('unsubscribe', id, locale, environment)
  return {
    ...getAddresses(environment),
    to: { name: '', address: email },
    subject: i18n.t('mail.confirmation.subject', { name: site.name }),
    text: [
      i18n.t('mail.confirmation.text'),
      createNewsletterLink('confirm', id, locale, environment),
      i18n.t('mail.confirmation.mistake'),
      i18n.t('mail.confirmation.unsubscribe'),
      unsubscribeLink,
      site.name,
    ].join('\n\n'),
    messageId: createMessageId(`${id}.confirmation`),
    // One click in the mail program: https://www.rfc-editor.org/rfc/rfc8058
    list: { unsubscribe: unsubscribeLink },
    headers: { ...automatic, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** The link that somebody has asked for who wants to leave, or to be erased. */
function composeLinkMail(
  kind: 'leave' | 'erase',
  mailId: string,
  { id, email, locale }: Subscription,
  environment: Environment,
): Mail {
  const i18n = loadFunctionI18n(locale, 'mail')
  const [subject, text, action] =
    kind === 'erase'
      ? ([i18n.t('mail.erase.subject', { name: site.name }), i18n.t('mail.erase.mail'), 'erase'] as const)
      : ([i18n.t('mail.newLink.subject', { name: site.name }), i18n.t('mail.newLink.mail'), 'unsubscribe'] as const)
  const mistake = kind === 'erase' ? [i18n.t('mail.erase.mistake')] : []
  return {
    ...getAddresses(environment),
    to: { name: '', address: email },
    subject,
    text: [text, createNewsletterLink(action, id, locale, environment), ...mistake, site.name].join('\n\n'),
    messageId: createMessageId(`${id}.${kind}.${mailId}`),
    headers: automatic,
  }
}

/** What waits for the owner, once a day. */
function composeDigest(key: string, sections: DigestSection[], environment: Environment): Mail {
  const texts = sections.map(({ title, entries }) => `${title}:\n\n${entries.join('\n\n')}`)
  const parts = texts.length > 0 ? texts : ['Nothing waits for you: all is well.']
  if (isMondays(key))
    parts.push(`This mail comes each Monday. If it stays away, look at ${findSiteUrl(environment)}/api/health`)
  return composeNews(
    key,
    `Digest of ${key.replace('digest/', '')}: what waits for you`,
    parts.join('\n\n---\n\n'),
    environment,
  )
}

/** Shows after the first deploy that mail works. */
function composeNotice(key: string, environment: Environment): Mail {
  const url = findSiteUrl(environment)
  const text = `The forms of ${url} can mail you: this is the first mail from its functions.

${url}/api/health says at any time whether all parts work.`
  return composeNews(key, 'Mail works', text, environment)
}

/** How an issue of the newsletter is that has paused or is finished, as it is when the mail is written. */
async function composeIssueNotice(key: string, environment: Environment): Promise<Mail> {
  const [, slug = ''] = key.split('/')
  const [issue] = await readIssues(slug)
  if (!issue) throw new Error('The issue is gone')
  const state = { started: 'is being sent again', paused: 'is paused', finished: 'is sent' }[issue.state]
  const text = describeIssue(issue, environment.NEWSLETTER_PER_MINUTE)
  return composeNews(key, `Newsletter ${slug} ${state}`, text, environment)
}

/** The beginning of a message's id, by which visitor and owner can name it. */
function getReference(id: string): string {
  return id.slice(0, 8)
}
