import * as v from 'valibot'
import { site } from '../../content/site.ts'
import type { Environment } from '../../environment.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { createNewsletterLink } from '../shared/http/tokens.ts'
import { automatic, composeNews, createMessageId, getAddresses } from '../shared/mail/mail-parts.ts'
import type { Mail } from '../shared/mail/mailer.ts'
import type { MailKind, MailKinds } from '../shared/mail/outbox.ts'
import { describeIssue } from './describe-issue.ts'
import { issueMail } from './issue-mail.ts'
import { readIssues } from './issues.ts'
import { type Subscription, subscriptionRow } from './subscriptions.ts'

const link = (kind: 'leave' | 'erase'): MailKind => ({
  to: 'visitor',
  budget: 'awaited mails',
  compose: ({ id, subscription }, environment) =>
    composeLinkMail(kind, id, v.parse(subscriptionRow, subscription), environment),
})

/** The mails about a subscription, the issues, and what tells the owner how one is. */
export const newsletterMails: MailKinds = {
  confirmation: {
    to: 'visitor',
    budget: 'awaited mails',
    compose: ({ subscription }, environment) =>
      composeConfirmation(v.parse(subscriptionRow, subscription), environment),
  },
  leave: link('leave'),
  erase: link('erase'),
  issue: issueMail,
  'issue-notice': { to: 'owner', compose: ({ key }, environment) => composeIssueNotice(key, environment) },
}

/** Asks the owner of an address whether they want the newsletter. */
function composeConfirmation({ id, email, locale }: Subscription, environment: Environment): Mail {
  const i18n = loadFunctionI18n(locale, 'mail')
  const unsubscribeLink = createNewsletterLink('unsubscribe', id, locale, environment)
  const link = createNewsletterLink('confirm', id, locale, environment)
  return {
    look: { locale, button: { label: i18n.t('mail.confirm.button'), url: link } },
    ...getAddresses(environment),
    to: { name: '', address: email },
    subject: i18n.t('mail.confirmation.subject', { name: site.name }),
    text: [
      i18n.t('mail.confirmation.text'),
      link,
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
  const label = kind === 'erase' ? i18n.t('mail.erase.button') : i18n.t('mail.unsubscribe.button')
  const link = createNewsletterLink(action, id, locale, environment)
  const mistake = kind === 'erase' ? [i18n.t('mail.erase.mistake')] : []
  return {
    ...getAddresses(environment),
    to: { name: '', address: email },
    subject,
    text: [text, link, ...mistake, site.name].join('\n\n'),
    look: { locale, button: { label, url: link } },
    messageId: createMessageId(`${id}.${kind}.${mailId}`),
    headers: automatic,
  }
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
