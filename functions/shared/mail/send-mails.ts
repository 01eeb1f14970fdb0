import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../../../environment.ts'
import { alert } from '../data/alert.ts'
import { spend } from '../data/spending.ts'
import { type Mail, openMailer, type SendResult } from './mailer.ts'
import {
  type ClaimedMail,
  claimMail,
  endMail,
  expireMails,
  listKinds,
  type MailKind,
  type MailKinds,
  postponeMail,
  type Selection,
} from './outbox.ts'

/** What a run did: `failure` is why the mail server takes no mail at the moment, `refusal` why it takes none for the owner. */
export type RunReport = { sent: number; failure?: string; refusal?: string }

type RunOptions = {
  /** The kinds of mail that it sends. */
  kinds: MailKinds
  /** Milliseconds since 1970: no mail is begun later. */
  deadline: number
  /** Only the mails of what was just saved. */
  selection?: Selection
  isPreview?: boolean
}

/** Seconds after which a claim lapses: longer than any run can last, so that no mail has two senders. */
const claimSeconds = 90

/** Milliseconds that a mail which was begun before the deadline still has for the mail server's last answer. */
const graceTime = 6_000

/**
 * Sends the mails that are due, one after the other, until none is left, the deadline comes or the mail server
 * refuses all. Runs may overlap.
 */
export async function sendMails(environment: Environment, options: RunOptions): Promise<RunReport> {
  const report: RunReport = { sent: 0 }
  const mailer = openMailer(environment)
  if (!mailer) return report
  const end = options.deadline + graceTime
  let [slowest, pause] = [0, 0]
  try {
    await expireMails()
    for (;;) {
      await sleep(pause)
      // A mail as slow as the slowest would be broken off, and nobody would know whether it was delivered.
      const start = Date.now()
      if (start + slowest > end) break
      const next = await prepareMail(environment, options)
      if (!next) break
      const result = await mailer.send(next.mail, { deadline: end })
      if (result.outcome === 'sent') report.sent += 1
      if (result.outcome === 'refused' && next.kind.to === 'owner') report.refusal = result.reason
      // A mail that was sent and not noted would be sent twice.
      await retry(() => noteResult(next, result, environment), { pauses: [50, 250, 1_000] })
      if (result.outcome === 'unreachable') {
        report.failure = result.reason
        break
      }
      slowest = Math.max(slowest, Date.now() - start)
      pause = Math.max(0, start + (next.kind.interval?.(environment) ?? 0) - Date.now())
    }
  } finally {
    mailer.close()
    if (report.refusal) await alert('address', environment, report.refusal)
  }
  return report
}

/** Perhaps of a newer version of the site: it is tried again, and keeps no other from its turn. */
const unknownKind: MailKind = {
  to: 'owner',
  compose: ({ kind }) => Promise.reject(new Error(`No mail is of the kind ${kind}`)),
}

type Claim = { claimed: ClaimedMail; kind: MailKind }

/** Claims the next mail that can be written and has room below the ceilings. */
async function prepareMail(
  environment: Environment,
  options: RunOptions,
): Promise<(Claim & { mail: Mail }) | undefined> {
  const order = listKinds(options.kinds, 'owner', 'visitor')
  while (Date.now() < options.deadline) {
    const claimed = await claimMail(order, claimSeconds, options.selection)
    if (!claimed) return undefined
    try {
      const claim = { claimed, kind: options.kinds[claimed.kind] ?? unknownKind }
      const mail = await writeMail(claim, environment, options)
      if (mail && (await hasRoom(claim, environment))) return { ...claim, mail }
    } catch (error) {
      // It has certainly not been sent, which a claim that lapses would not say.
      await retry(() => postponeMail(claimed, { minutes: shortestPause, isTry: false }), { pauses: [50, 250] })
      throw error
    }
  }
  return undefined
}

/** @returns undefined where it cannot be written, tells nothing any more or may have been delivered too often, which is noted */
async function writeMail(
  { claimed, kind }: Claim,
  environment: Environment,
  { kinds, isPreview = false }: RunOptions,
): Promise<Mail | undefined> {
  if (claimed.possibleCopies >= getMostCopies(kind)) {
    await endMail(claimed.id, 'unknown', claimed.reason ?? 'the job ended in the middle')
    return undefined
  }
  try {
    const mail = await kind.compose(claimed, environment, { kinds, isPreview })
    if (typeof mail !== 'string') return mail
    await endMail(claimed.id, 'skipped', mail)
    return undefined
  } catch (error) {
    // The message of the error may hold what a visitor typed.
    console.error(
      `[mail] ${describe(claimed)} cannot be written:`,
      error instanceof Error ? error.name : 'unknown error',
    )
    await postponeFailed(claimed, 'cannot be written')
    return undefined
  }
}

/** Takes a mail from the hour's ceiling. Above it a receipt is left out, and any other mail waits for another hour. */
async function hasRoom({ claimed, kind: { budget } }: Claim, environment: Environment): Promise<boolean> {
  if (!budget) return true
  const name = budget === 'owner mails' ? 'OWNER_MAILS_HOURLY' : 'VISITOR_MAILS_HOURLY'
  if (await spend(budget, { hourly: environment[name] })) return true
  await alert('mails', environment, name)
  if (budget === 'receipts') await endMail(claimed.id, 'skipped', 'ceiling')
  else await postponeMail(claimed, { minutes: 60, isTry: false, reason: 'ceiling' })
  return false
}

function getMostCopies({ to, mostCopies }: MailKind): number {
  return mostCopies ?? (to === 'visitor' ? 2 : 3)
}

async function noteResult({ claimed: mail, kind }: Claim, result: SendResult, environment: Environment): Promise<void> {
  if (kind.noteResult) return kind.noteResult(mail, result, environment)
  const isToVisitor = kind.to === 'visitor'
  if (result.outcome === 'sent') return endMail(mail.id, 'sent')
  const { outcome, reason } = result
  if (outcome === 'unreachable') return postponeMail(mail, { minutes: shortestPause, reason, isTry: false })
  if (outcome === 'failed') return postponeFailed(mail, reason)
  if (isToVisitor && !(outcome === 'unknown' && kind.isRepeatable)) return endMail(mail.id, outcome, reason)
  // An address of the owner that refuses must be mended by the owner; the messages wait for it.
  if (outcome === 'refused') return postponeFailed(mail, reason, 60)
  return mail.possibleCopies + 1 >= getMostCopies(kind)
    ? endMail(mail.id, 'unknown', reason)
    : postponeMail(mail, { minutes: isToVisitor ? 5 : 60, reason, isPossibleCopy: true })
}

/** Minutes. The minute's job tries again what failed in the request. */
const shortestPause = 0.5

/** Tries after which a failing mail is logged, once; health and the digest name it later. */
const stuckAfter = 5

/** Waits half a minute after the first failed try, then 1, 2, 4 … minutes, at most six hours. */
async function postponeFailed(mail: ClaimedMail, reason: string, least = shortestPause): Promise<void> {
  const { tries } = mail
  if (tries === stuckAfter) console.error(`[mail] ${describe(mail)} failed ${stuckAfter} times: ${reason}`)
  const minutes = tries < 2 ? shortestPause : Math.min(2 ** (tries - 2), 360)
  await postponeMail(mail, { minutes: Math.max(least, minutes), reason })
}

/** Kind and the beginning of the id, which is enough to find it and tells nothing of a person. */
function describe({ kind, subject }: ClaimedMail): string {
  return `${kind} ${subject.slice(0, 8)}`
}

type RetryOptions = {
  /** Milliseconds before each further try. */
  pauses: readonly number[]
  /** Whether another try may succeed; all errors where nothing is said. */
  isRetryable?: (error: unknown) => boolean
}

/** Does work until it succeeds. @throws the last error */
export async function retry<Result>(
  work: () => Promise<Result>,
  { pauses, isRetryable = () => true }: RetryOptions,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (!isRetryable(error)) throw error
    }
    await sleep(pause)
  }
  return work()
}
