import type { Environment } from '../../environment.ts'
import { tell } from '../../locales/owner.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { site } from '../../model/kinds/site.ts'
import { createLink } from '../shared/http/links.ts'
import { automatic, type Mail } from '../shared/mail/mailer.ts'
import type { MailKind, MailKinds } from '../shared/mail/outbox.ts'
import { askToPress, formatTime, writeLetter } from '../shared/mail/texts.ts'
import { issueMail, newestIssueMail } from './issue-mail.ts'
import { type IssueReport, readIssues } from './issues.ts'
import { newsletterLinks } from './links.ts'
import { endedByOwner, findSubscription, type Subscription } from './store.ts'

const toReader = (kind: 'confirm' | 'erase'): MailKind => ({
  to: 'visitor',
  about: 'subscription_id',
  compose: async ({ subject }, environment) => {
    const subscription = await findSubscription(subject)
    return subscription ? composeLinkMail(kind, subscription, environment) : 'erased'
  },
})

export const newsletterMails: MailKinds = {
  confirmation: toReader('confirm'),
  erase: toReader('erase'),
  issue: issueMail,
  'newest-issue': newestIssueMail,
  'issue-notice': { to: 'owner', compose: ({ key }, environment) => composeIssueNotice(key, environment) },
}

function composeLinkMail(kind: 'confirm' | 'erase', { id, email, locale }: Subscription, environment: Environment) {
  const i18n = loadFunctionI18n(locale, 'mail')
  const [link, unsubscribe] = [
    createLink(newsletterLinks[kind], id, environment, locale),
    createLink(newsletterLinks.leave, id, environment, locale),
  ]
  const name = site.name
  const { subject, heading, text, label, more } = {
    confirm: {
      subject: i18n.t('mail.confirmation.subject', { name }),
      heading: i18n.t('mail.confirm.title'),
      text: i18n.t('mail.confirmation.text'),
      label: i18n.t('mail.confirm.button'),
      more: [i18n.t('mail.confirmation.mistake'), i18n.t('mail.confirmation.unsubscribe'), unsubscribe],
    },
    erase: {
      subject: i18n.t('mail.erase.subject', { name }),
      heading: i18n.t('mail.erase.title'),
      text: i18n.t('mail.erase.mail'),
      label: i18n.t('mail.erase.button'),
      more: [i18n.t('mail.erase.mistake')],
    },
  }[kind]
  return {
    to: { name: '', address: email },
    subject,
    text: writeLetter(locale, text, askToPress(locale, link), ...more),
    look: { locale, heading, button: { label, url: link } },
    ...(kind === 'confirm' && {
      // One click in the mail program: https://www.rfc-editor.org/rfc/rfc8058
      list: { unsubscribe },
      headers: { ...automatic, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}

async function composeIssueNotice(key: string, environment: Environment): Promise<Mail> {
  const [, slug = ''] = key.split('/')
  const [issue] = await readIssues(slug)
  if (!issue) throw new Error('The issue is gone')
  const text = describeIssue(issue, environment.NEWSLETTER_PER_MINUTE)
  return { subject: tell(`owner.issue.subject.${issue.state}`, { slug }), text }
}

export function describeIssue(issue: IssueReport, perMinute: number): string {
  const { slug, counts, uncertain, reasons } = issue
  const readers = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const lines = [
    describeState(issue, perMinute),
    `  ${tell('owner.issue.counts', { ...counts, readers })}`,
    ...reasons.map(({ state, reason, readers }) => {
      const words = reason === endedByOwner ? tell('owner.reader.ended') : reason
      return `  ${tell(`owner.reader.${state}`)}: ${readers} × ${words}`
    }),
  ]
  if (uncertain.length > 0) {
    lines.push(
      `  ${tell('owner.issue.uncertain')}`,
      ...uncertain.map((address) => `    ${address}`),
      `  ${tell('owner.issue.decide', { command: `npm run newsletter -- uncertain ${slug}` })}`,
    )
  }
  return lines.join('\n')
}

function describeState(issue: IssueReport, perMinute: number): string {
  const { slug, state, counts, started_at, finished_at, paused_at, paused_because } = issue
  const time = formatTime(finished_at ?? paused_at ?? started_at)
  if (state === 'finished') return tell('owner.issue.finished', { slug, time })
  // Readers who wait for another try may take longer.
  if (state === 'started')
    return tell('owner.issue.started', { slug, time, minutes: Math.ceil(counts.waiting / perMinute) })
  const reason = paused_because ?? tell('owner.issue.stopped')
  return tell('owner.issue.paused', { slug, time, reason, command: 'npm run newsletter -- continue' })
}
