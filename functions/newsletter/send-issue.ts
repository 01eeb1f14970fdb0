import { setTimeout as sleep } from 'node:timers/promises'
import { site } from '../../content/site.ts'
import { type Environment, findSiteUrl } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { alert } from '../shared/data/alert.ts'
import { retry } from '../shared/data/retry.ts'
import { createNewsletterLink } from '../shared/http/links.ts'
import { type Mail, openMailer, type SendResult } from '../shared/mail/mailer.ts'
import { graceTime } from '../shared/mail/send-mails.ts'
import {
  type ClaimedReader,
  claimReader,
  deferReader,
  endReader,
  findRefusalWave,
  finishIssue,
  type IssueContent,
  pauseIssue,
  readRunningIssue,
  settleReaders,
  suppressReader,
} from './issues.ts'
import { type FrozenIssue, fillReaderLinks } from './reader-links.ts'

/** Milliseconds over which the mails of a minute are spread: providers ask for an even rate. */
const runLength = 18_000

/**
 * Sends the mails of the issue that is under way until the minute's are used up, the deadline comes, or it pauses. Runs may overlap, and
 * may be killed at any moment: the next one goes on.
 *
 * @param deadline milliseconds since 1970: no mail is begun later
 * @returns how many the mail server took
 * @throws Error if the database fails
 */
export async function sendIssue(environment: Environment, { deadline }: { deadline: number }): Promise<number> {
  const issue = await readRunningIssue()
  if (!issue) return 0
  const { slug } = issue
  await settleReaders(slug)
  const most = environment.NEWSLETTER_PER_MINUTE
  let sent = 0
  /** Milliseconds that a mail of this run took. */
  let slowest = 0
  const begin = Date.now()
  for (let turn = 0; turn < most; turn++) {
    await sleep(Math.max(0, begin + (turn * runLength) / most - Date.now()))
    const start = Date.now()
    // A mail as slow as the slowest would be broken off, and nobody would know whether it was delivered.
    if (start + slowest > deadline + graceTime || start > deadline) break
    const reader = await claimReader(slug, most)
    if (!reader) break
    const { isSent, isPaused } = await deliver(reader, slug, issue.content, environment, deadline)
    sent += Number(isSent)
    if (isPaused) break
    slowest = Math.max(slowest, Date.now() - start)
  }
  await finishIssue(slug)
  return sent
}

/** Mails one reader and notes what became of it. */
async function deliver(
  reader: ClaimedReader,
  slug: string,
  content: IssueContent,
  environment: Environment,
  deadline: number,
): Promise<{ isSent: boolean; isPaused: boolean }> {
  const { subscription, email, locale } = reader
  const frozen = locale && content[locale]
  if (!subscription || !email || !frozen) {
    await endReader(reader, 'skipped', email ? `no text in ${locale}` : 'left')
    return { isSent: false, isPaused: false }
  }
  const compose = (): Mail => {
    const unsubscribe = createNewsletterLink('unsubscribe', subscription, locale, environment)
    return {
      ...composeIssue({ slug, locale, issue: frozen, to: email, unsubscribe }, environment),
      messageId: `<${slug}.${reader.id}@${getHost(environment)}>`,
      // Where the server can tell that a mail came back, it names the id.
      dsn: { id: reader.id, return: 'headers', notify: ['failure'] },
      baseBoundary: frozen.hash,
    }
  }
  // A connection of its own: on one that served before, some answers come without their code.
  const mailer = environment.SIGNING_SECRET ? openMailer(environment) : undefined
  const result: SendResult = mailer
    ? await mailer.send(compose(), { deadline: deadline + graceTime })
    : { outcome: 'unreachable', reason: 'SIGNING_SECRET or SMTP_URL is not set' }
  mailer?.close()
  return retry(() => noteResult(reader, slug, result, environment), { pauses: [50, 250, 1_000] })
}

/** Minutes after which a reader is tried again whose server asks for patience. */
const pauses = [10, 30, 120]

async function noteResult(
  reader: ClaimedReader,
  slug: string,
  result: SendResult,
  environment: Environment,
): Promise<{ isSent: boolean; isPaused: boolean }> {
  const { state, isHard, reason } = judgeResult(result, reader.tries, reader.reason)
  if (state === 'sent' || state === 'uncertain') await endReader(reader, state, reason)
  const pause = state === 'deferred' ? pauses[reader.tries - 1] : undefined
  if (pause) await deferReader(reader, reason, pause)
  if (state === 'failed') await deferReader(reader, reason)
  const isRefused = state === 'refused' || (state === 'deferred' && !pause)
  if (isRefused) await endReader(reader, 'refused', reason)
  if (isHard) await suppressReader(reader, reason)
  const cause = state === 'failed' ? describeFault(reason) : isRefused ? await findRefusalWave(slug) : undefined
  if (cause && (await pauseIssue(slug, cause))) await alert('newsletter', environment, reason)
  return { isSent: state === 'sent', isPaused: cause !== undefined }
}

function describeFault(reason: string): string {
  return `the mail server does not take our mail at the moment (${reason})`
}

type Judgement = {
  /** `failed`: the fault is not the reader's, and all others would meet it too. */
  state: 'sent' | 'refused' | 'deferred' | 'uncertain' | 'failed'
  /** Whether the address does not exist. */
  isHard: boolean
  reason: string
}

/**
 * What the result of a try means for a reader. Only what the server has said, and what never reached it, is certain.
 *
 * @param tries of this reader that count, with this one
 * @param before why the try before failed; where that is not known, any earlier one counts as one that met the same policy
 */
export function judgeResult(result: SendResult, tries: number, before?: string | null): Judgement {
  if (result.outcome === 'sent') return { state: 'sent', isHard: false, reason: '' }
  const { outcome, reason } = result
  const [, reply = '', status = ''] = /\b([45]\d\d)(?: ([45]\.\d{1,3}\.\d{1,3}))?$/.exec(reason) ?? []
  const judge = (state: Judgement['state'], isHard = false) => ({ state, isHard, reason })
  if (outcome === 'unknown') return judge('uncertain')
  // Without a reply the connection broke before the server had anything of the mail.
  if (outcome === 'unreachable' || reply === '421' || (outcome === 'failed' && !reply)) return judge('failed')
  // Policy: as a rule the server's opinion of us. Where the owner went on and the same reader meets it again, it is the reader's.
  const metBefore = before === undefined ? tries > 1 : / (?!421|53)[45]\d\d [45]\.7\.\d+$/.test(before ?? '')
  if (/^.\.7\./.test(status) && !metBefore) return judge('failed')
  if (outcome === 'failed') return judge('deferred')
  const isHard = status ? isHardStatus(status) : reason.startsWith('EENVELOPE') && /^55[013]$/.test(reply)
  return judge('refused', isHard)
}

/** Whether an enhanced status code says that the address does not exist or is closed: https://www.rfc-editor.org/rfc/rfc3463 */
export function isHardStatus(status: string): boolean {
  return /^5\.(1\.\d+|2\.1)$/.test(status)
}

type IssueMail = {
  slug: string
  locale: Locale
  issue: FrozenIssue
  to: string
  /** The link that ends the reader's subscription. */
  unsubscribe: string
}

/** An issue as one reader gets it. But for their own links, all readers of a language get the same bytes. */
export function composeIssue({ slug, locale, issue, to, unsubscribe }: IssueMail, environment: Environment): Mail {
  const { NEWSLETTER_FROM, NEWSLETTER_BOUNCES, MAIL_FROM, CONTACT_TO } = environment
  const host = getHost(environment)
  const { subject, html, text } = fillReaderLinks(issue, { unsubscribe })
  return {
    from: NEWSLETTER_FROM ?? MAIL_FROM ?? { name: site.name, address: site.owner.email },
    to: { name: '', address: to },
    replyTo: CONTACT_TO ?? site.owner.email,
    ...(NEWSLETTER_BOUNCES && { envelope: { from: NEWSLETTER_BOUNCES, to } }),
    subject,
    html,
    text,
    // Else nodemailer breaks the lines of a plain text, and some mail programs do not join them again.
    textEncoding: locale === 'zh' ? 'base64' : 'quoted-printable',
    headers: {
      // https://www.rfc-editor.org/rfc/rfc2919, /rfc2369 and, for one click in the mail program, /rfc8058
      'List-Id': `<newsletter.${host}>`,
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Archive': `<${findSiteUrl(environment)}${localizePath('/newsletter', locale)}>`,
      Precedence: 'bulk',
      // By which Gmail's Postmaster Tools count: https://support.google.com/a/answer/6254652
      'Feedback-ID': `${slug}:${locale}:newsletter:${host}`,
    },
  }
}

function getHost(environment: Environment): string {
  return new URL(findSiteUrl(environment)).hostname
}
