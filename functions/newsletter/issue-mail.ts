import { type Environment, findSiteUrl } from '../../environment.ts'
import { html } from '../../html.ts'
import type { Locale } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { localizePath } from '../../locales/paths.ts'
import { site } from '../../model/kinds/site.ts'
import { alert, createCause } from '../shared/data/alert.ts'
import { newsMails } from '../shared/data/budgets.ts'
import { createLink } from '../shared/http/links.ts'
import { judgeReason } from '../shared/mail/judge-reply.ts'
import { getOwnerAddress, type Mail, type SendResult } from '../shared/mail/mailer.ts'
import { type ClaimedMail, endMail, type MailKind, postponeMail, runTime } from '../shared/mail/outbox.ts'
import { type FrozenIssue, findRefusalWave, isStarted, pauseIssue, readReader, suppressRefusing } from './issues.ts'
import { newsletterLinks } from './links.ts'

// A second copy would be worse than none.
const toReader = { to: 'visitor', mostCopies: 1, compose: composeReaderMail, noteResult } as const

export const issueMail: MailKind = {
  ...toReader,
  about: 'issue',
  isOpen: isStarted,
  interval: ({ NEWSLETTER_PER_MINUTE }) => runTime / NEWSLETTER_PER_MINUTE,
}

/** The newest issue for somebody who has just confirmed: no part of a mass mail, so nothing of the issue holds it back. */
export const newestIssueMail: MailKind = { ...toReader, about: 'subscription_id', budget: newsMails }

async function composeReaderMail({ id, key }: ClaimedMail, environment: Environment) {
  const reader = await readReader(id)
  if (!reader) throw new Error('The issue is gone')
  const { slug, email, locale, subscription, frozen, reason } = reader
  if (!environment.SIGNING_SECRET) await pauseIssue(slug, tell('owner.issue.secret'))
  if (reason || !email || !locale || !subscription || !frozen) return reason ?? 'left'
  const readerId = key.replace('issue/', '')
  const unsubscribe = createLink(newsletterLinks.leave, subscription, environment, locale)
  return {
    ...composeIssue({ slug, locale, issue: frozen, to: email, unsubscribe }, environment),
    messageId: `<${slug}.${readerId}@${getHost(environment)}>`,
    // If the server can tell that a mail came back, it names the id.
    dsn: { id: readerId, return: 'headers' as const, notify: ['failure' as const] },
    baseBoundary: frozen.hash,
  }
}

/** Minutes after which a reader is tried again whose server asks for patience. */
const pauses = [10, 30, 120]

/** Notes how the mail of a reader ended, or its next try, and pauses the issue if others would meet the same. */
async function noteResult(mail: ClaimedMail, result: SendResult, environment: Environment): Promise<void> {
  if (result.outcome === 'sent') return endMail(mail.id, 'sent')
  const { outcome, reason } = result
  if (outcome === 'unknown') return endMail(mail.id, 'unknown', reason)
  const isOurs = outcome === 'unreachable' || isOurFault(outcome, reason, mail.reason)
  const minutes = outcome === 'failed' ? pauses[mail.tries - 1] : undefined
  if (isOurs) {
    // The pause of its issue holds it back.
    await postponeMail(mail, mail.kind === 'issue' ? 0 : 30, { reason, isTry: false })
  } else if (minutes !== undefined) {
    return postponeMail(mail, minutes, { reason })
  } else {
    await endMail(mail.id, 'refused', reason)
    await suppressRefusing(mail.id, judgeReason(reason).verdict, reason)
  }
  const slug = (await readReader(mail.id))?.slug ?? ''
  const cause = isOurs ? tell('owner.issue.server', { reason }) : await findRefusalWave(slug)
  if (cause && (await pauseIssue(slug, cause))) await alert(issuePaused, environment, reason)
}

const issuePaused = createCause('newsletter', { command: 'npm run newsletter -- status --deployed' })

/** If a mail was not taken for a reason that says nothing of its reader. `before` is the reason of the last try. */
function isOurFault(outcome: 'refused' | 'failed', reason: string, before: string | null): boolean {
  const { verdict, reply } = judgeReason(reason)
  // Without a reply the connection broke before the server had anything of the mail.
  if (reply === '421' || (outcome === 'failed' && !reply)) return true
  if (verdict !== 'ours') return false
  // As a rule the server's opinion of us. If the owner continued and the same reader meets it again, it is the reader's.
  const last = judgeReason(before ?? '')
  return last.verdict !== 'ours' || /^(421|53.)$/.test(last.reply)
}

type IssueMail = { slug: string; locale: Locale; issue: FrozenIssue; to: string; unsubscribe: string }

/** An issue as one reader gets it. But for their own links, all readers of a language get the same bytes. */
export function composeIssue({ slug, locale, issue, to, unsubscribe }: IssueMail, environment: Environment): Mail {
  const { NEWSLETTER_FROM, NEWSLETTER_BOUNCES } = environment
  const host = getHost(environment)
  return {
    ...(NEWSLETTER_FROM && { from: NEWSLETTER_FROM }),
    to: { name: '', address: to },
    replyTo: getOwnerAddress(environment),
    ...(NEWSLETTER_BOUNCES && { envelope: { from: NEWSLETTER_BOUNCES, to } }),
    ...fillLink(issue, unsubscribe),
    // Otherwise nodemailer breaks the lines of a plain text, and some mail programs do not join them again.
    textEncoding: locale === 'zh' ? 'base64' : 'quoted-printable',
    headers: {
      // https://www.rfc-editor.org/rfc/rfc2919, /rfc2369 and, for one click in the mail program, /rfc8058
      'List-Id': `<newsletter.${host}>`,
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Archive': `<${findSiteUrl(environment, site.url)}${localizePath('/newsletter', locale)}>`,
      Precedence: 'bulk',
      // By which Gmail's Postmaster Tools count: https://support.google.com/a/answer/6254652
      'Feedback-ID': `${slug}:${locale}:newsletter:${host}`,
    },
  }
}

function getHost(environment: Environment): string {
  return new URL(findSiteUrl(environment, site.url)).hostname
}

export const unsubscribeMark = '{{unsubscribe}}'

export function fillLink({ subject, html: marked, text }: FrozenIssue, link: string) {
  return {
    subject,
    html: marked.replaceAll(unsubscribeMark, () => html`${link}`.markup),
    text: text.replaceAll(unsubscribeMark, () => link),
  }
}
