import { formWords } from '../../content/contact.ts'
import { contactFieldGroups } from '../../content/contact-fields.ts'
import { site } from '../../content/site.ts'
import { type Environment, findSiteUrl } from '../../environment.ts'
import { locales } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import type { Lead, LeadMailKind } from './leads.ts'
import { createNewsletterLink } from './links.ts'
import type { Mail } from './mailer.ts'
import { formatSubscriptionId, type SubscriptionKey, type SubscriptionRequest } from './subscribers.ts'

/** One of the two mails of a message. */
export function composeLeadMail(kind: LeadMailKind, lead: Lead, environment: Environment): Mail {
  return kind === 'owner' ? composeOwnerMail(lead, environment) : composeReceipt(lead, environment)
}

/** The message for the owner, in English like `content/`; a reply goes to the visitor. */
function composeOwnerMail(lead: Lead, environment: Environment): Mail {
  const { lines, choices, paragraphs } = contactFieldGroups
  const facts = [
    ...[...lines, ...choices].map((name) => [formWords.fields[name], lead[name]]),
    ['Language', locales[lead.locale].name],
    ['Page', lead.page && `${findSiteUrl(environment)}${lead.page}`],
    ['Received', lead.receivedAt],
    ['Id', lead.id],
  ]
  const head = facts.flatMap(([label, fact]) => (fact ? [`${label}: ${fact}`] : [])).join('\n')
  const texts = paragraphs.flatMap((name) => lead[name] ?? [])
  return {
    ...getAddresses(environment),
    to: getOwnerAddress(environment),
    replyTo: { name: lead.name, address: lead.email },
    subject: `Message from ${lead.name}${lead.company ? ` (${lead.company})` : ''}`,
    text: `${[head, ...texts].join('\n\n')}\n`,
    messageId: createMessageId(`${lead.id}.owner`),
  }
}

/**
 * Confirms to visitors that their message has arrived. It repeats nothing that they typed, so that nobody can send words to
 * another person through this site.
 */
function composeReceipt(lead: Lead, environment: Environment): Mail {
  const i18n = loadFunctionI18n(lead.locale, 'mail')
  return {
    ...getAddresses(environment),
    to: { name: '', address: lead.email },
    replyTo: getOwnerAddress(environment),
    subject: i18n.t('mail.receipt.subject'),
    text: [i18n.t('mail.receipt.text'), i18n.t('mail.receipt.mistake'), site.name].join('\n\n'),
    messageId: createMessageId(`${lead.id}.visitor`),
    headers: automatic,
  }
}

/** Asks the owner of an address whether they want the newsletter. */
export function composeConfirmation(
  key: SubscriptionKey,
  request: SubscriptionRequest,
  environment: Environment,
  secret: string,
): Mail {
  const i18n = loadFunctionI18n(request.locale, 'mail')
  const unsubscribeLink = createNewsletterLink('unsubscribe', key, request.locale, environment, secret)
  return {
    ...getAddresses(environment),
    to: { name: '', address: request.email },
    subject: i18n.t('mail.confirmation.subject', { name: site.name }),
    text: [
      i18n.t('mail.confirmation.text'),
      createNewsletterLink('confirm', key, request.locale, environment, secret),
      i18n.t('mail.confirmation.mistake'),
      i18n.t('mail.confirmation.unsubscribe'),
      unsubscribeLink,
      site.name,
    ].join('\n\n'),
    messageId: createMessageId(`${formatSubscriptionId(key)}.confirmation`),
    // One click in the mail program: https://www.rfc-editor.org/rfc/rfc8058
    list: { unsubscribe: unsubscribeLink },
    headers: { ...automatic, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** Stops out-of-office replies: https://www.rfc-editor.org/rfc/rfc3834#section-5 */
const automatic = { 'Auto-Submitted': 'auto-replied' }

function getAddresses({ MAIL_FROM }: Environment): Pick<Mail, 'from'> {
  return { from: MAIL_FROM ?? { name: site.name, address: site.owner.email } }
}

function getOwnerAddress({ CONTACT_TO }: Environment): string {
  return CONTACT_TO ?? site.owner.email
}

/** Stable across attempts, so that duplicates can be recognised: see outbox.ts. */
function createMessageId(name: string): string {
  return `<${name}@${new URL(site.url).hostname}>`
}
