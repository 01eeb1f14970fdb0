import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getStore } from '@netlify/blobs'
import * as v from 'valibot'
import type { Environment } from '../../../environment.ts'
import { alert, createCause } from '../data/alert.ts'
import type { Budget } from '../data/budgets.ts'
import { execute, queryFirst, queryOne, type Statement, sql, touches } from '../data/database.ts'
import { settle, spend } from '../data/spending.ts'
import { type Background, isPreview, listFrames } from '../http/requests.ts'
import { createMessageId, getOwnerAddress, type Mail, openMailer, type SendResult } from './mailer.ts'

// The table `mail` holds each mail that is or was due. The run that claims one sends it, outside of any transaction, and notes how it
// ended. A claim lapses if its function crashed. The mail may have been delivered, so this counts as a possible copy, as does a mail
// server that gave no answer. A mail may have few possible copies.

const claimedMail = v.object({
  /** `claimed_by`: the id of the run, which tells this claim from a later one. */
  ...v.entriesFromList(['id', 'key', 'kind', 'claimed_by', 'subject'], v.string()),
  tries: v.number(),
  /** Copies that may have been delivered: claims that crashed, and sendings whose result is unknown. */
  possibleCopies: v.number(),
  reason: v.nullable(v.string()),
})

export type ClaimedMail = v.InferOutput<typeof claimedMail>

type FinalOutcome = 'sent' | 'refused' | 'unknown' | 'expired' | 'skipped'

/** Seconds after which a claim lapses: longer than any run can last, so that no mail has two senders. */
const claimSeconds = 90

/**
 * Claims the next due mail, for one run alone. Asking again with its id, if the answer got lost, finds the same mail. One that the
 * server did not take comes after its like, or it would hold up all of them.
 */
export async function claimMail(kinds: MailKinds, about?: string, run = randomUUID()) {
  const subjects = Object.values(kinds).flatMap(({ about }) => (about ? `${about}::text` : []))
  const subject = { text: ['null', ...new Set(subjects)].join(', '), values: [] }
  return queryFirst(claimedMail)`with claimed as (
  update mail set tries = tries + 1, possible_copies = possible_copies + (claimed_until is not null and claimed_by is distinct from ${run}::uuid)::int,
    claimed_by = ${run}::uuid, claimed_until = now() + ${claimSeconds}::int * interval '1 second'
  where id = (
    select id from mail
    where ended_at is null and due_at <= now() and expires_at > now()
      and (claimed_until is null or claimed_until < now() or claimed_by = ${run}::uuid)
      and ${isOpen(kinds)} and (${about}::text is null or ${about}::text in (${subject}))
    order by array_position(${listKinds(kinds, 'owner', 'visitor')}::text[], kind), coalesce(reason, 'ceiling') <> 'ceiling', created_at, id
    limit 1 for update skip locked
  )
  returning *
)
select id::text, key, kind, tries, possible_copies as "possibleCopies", reason, claimed_by::text, coalesce(${subject}, key) as subject
from claimed`
}

function isOpen(kinds: MailKinds): Statement {
  return Object.entries(kinds).reduce(
    (open, [name, { isOpen }]) => (isOpen ? sql`${open} and (kind <> ${name} or ${isOpen})` : open),
    sql`true`,
  )
}

export async function endMail(id: string, outcome: FinalOutcome, reason?: string): Promise<void> {
  await execute(sql`update mail set ended_at = now(), claimed_until = null, outcome = ${outcome}, reason = ${reason}
where id = ${id}::bigint`)
}

/** Gives a mail back, once, to be tried again. `isTry` is false if its turn did not come or the server was away. */
export async function postponeMail(
  { id, claimed_by }: ClaimedMail,
  minutes: number,
  { reason = null as string | null, isTry = true, isPossibleCopy = false } = {},
): Promise<void> {
  await execute(sql`update mail set claimed_until = null, due_at = now() + ${minutes}::float8 * interval '1 minute',
  tries = tries - ${isTry ? 0 : 1}::int, possible_copies = possible_copies + ${isPossibleCopy ? 1 : 0}::int, reason = coalesce(${reason}, reason)
where id = ${id}::bigint and ended_at is null and claimed_until is not null and claimed_by = ${claimed_by}::uuid`)
}

/** Ends mails that are too old to be of use. One that crashed may have been delivered. */
async function expireMails(): Promise<void> {
  await execute(sql`update mail set ended_at = now(), outcome = case when claimed_until is null then 'expired' else 'unknown' end
where ended_at is null and expires_at < now() and (claimed_until is null or claimed_until < now())`)
}

export async function findNextDue(kinds: MailKinds): Promise<Date | undefined> {
  const { due } = await queryOne(v.object({ due: v.nullable(v.date()) }))`
select min(greatest(due_at, claimed_until)) as due from mail where ended_at is null and ${isOpen(kinds)}`
  return due ?? undefined
}

/** If the owner has been waiting for a mail for half an hour; where the hour's ceiling keeps it back, for an hour and a pause. */
export async function isOwnerMailOverdue(ownerKinds: string[]): Promise<boolean> {
  return touches(sql`select from mail where ended_at is null and kind = any(${ownerKinds}) and created_at < now() - case when reason = 'ceiling'
  then interval '70 minutes' else interval '30 minutes' end limit 1`)
}

export type MailKind = {
  to: 'owner' | 'visitor'
  /** The column of the table `mail` that holds the subject; without one, the key is the subject. */
  about?: string
  /** Holds back a mail while this condition is false. */
  isOpen?: Statement
  /** Missing for kinds that are few, or were paid for with their request. */
  budget?: Budget
  /** Sent again if its delivery is unknown, because a second copy does less harm than none. */
  isRepeatable?: boolean
  /** Usually two for a visitor, and three for the owner, because a lost message is worse than a second copy. */
  mostCopies?: number
  /** Milliseconds from the start of one to the next: providers want an even rate of a mass mail. These go out last. */
  interval?(environment: Environment): number
  /** Takes the place of the usual rules for another try. */
  noteResult?(mail: ClaimedMail, result: SendResult, environment: Environment): Promise<void>
  /** Writes the mail, as things are now, or says why it has nothing to tell any more. The owner's address is filled in. */
  compose(mail: ClaimedMail, environment: Environment, run: RunOptions): Mail | string | Promise<Mail | string>
}

/** Kinds by their names in the outbox. Each feature has a table of its own; functions/owner/mail-kinds.ts has them all. */
export type MailKinds = Record<string, MailKind>

/** The names of those kinds that go to somebody, the more urgent ones first. */
export function listKinds(kinds: MailKinds, ...to: MailKind['to'][]): string[] {
  const rank = ([, { to, budget, interval }]: [string, MailKind]) =>
    to === 'owner' ? 0 : interval ? 3 : budget?.isOptional ? 2 : 1
  return Object.entries(kinds)
    .filter(([, kind]) => to.includes(kind.to))
    .sort((one, other) => rank(one) - rank(other))
    .map(([name]) => name)
}

export type RunOptions = {
  kinds: MailKinds
  /** Milliseconds since 1970: no mail is begun later. */
  deadline: number
  /** Sends only the mails about the row of this id. */
  about?: string | undefined
  isPreview?: boolean
}

/** Milliseconds in which the minute's job begins mails, of the 30,000 that a scheduled function has. */
export const runTime = 22_000

/** Milliseconds that a mail which was begun before the deadline still has for the mail server's last answer. */
const graceTime = 6_000

/** Sends due mails until none is left, the deadline comes or the server takes none: `failure` is why. Runs may overlap. */
export async function sendMails(environment: Environment, options: RunOptions) {
  const report: { sent: number; failure?: string } = { sent: 0 }
  const mailer = openMailer(environment)
  if (!mailer) return report
  const run = randomUUID()
  const end = options.deadline + graceTime
  let slowest = 0
  let crash: unknown
  await expireMails()
  // A mail as slow as the slowest would be broken off, with an unknown result.
  const hasTime = () => Date.now() < options.deadline && Date.now() + slowest <= end
  while (hasTime()) {
    const start = Date.now()
    const claimed = await retry(() => claimMail(options.kinds, options.about, run), [50, 250])
    if (!claimed) break
    // The database may have been slow, or was asked again.
    if (!hasTime()) {
      await postponeMail(claimed, 0, { isTry: false })
      break
    }
    const kind = options.kinds[claimed.kind] ?? unknownKind
    const paidAt = new Date()
    const mail = await prepareMail({ claimed, kind }, environment, options).catch((error) => {
      crash ??= error
    })
    if (!mail) continue
    const result = await mailer.send(mail, { deadline: end })
    if (result.outcome === 'sent') report.sent += 1
    else if (kind.budget && result.outcome !== 'unknown')
      await settle(kind.budget.name, 1, 0, paidAt).catch((error) => {
        crash ??= error
      })
    // A mail that was sent and not noted would be sent twice.
    await retry(() => noteResult({ claimed, kind }, result, environment), [50, 250, 1_000])
    if (result.outcome === 'unreachable') return { ...report, failure: result.reason }
    if (result.outcome === 'refused' && kind.to === 'owner')
      await alert(createCause('address'), environment, result.reason)
    slowest = Math.max(slowest, Date.now() - start)
    const next = start + (kind.interval?.(environment) ?? 0)
    if (next >= options.deadline) break
    // Timers end up to a millisecond early, which would make room for one mail too many.
    await sleep(Math.max(0, next - Date.now() + 1))
  }
  // Only now, so that the mails behind it had their turn.
  if (crash) throw crash
  return report
}

/** A newer version of the site may know it, so it is tried again. */
const unknownKind: MailKind = {
  to: 'owner',
  compose: ({ kind }) => Promise.reject(new Error(`No mail is of the kind ${kind}`)),
}

type Claim = { claimed: ClaimedMail; kind: MailKind }

async function prepareMail(claim: Claim, environment: Environment, run: RunOptions) {
  try {
    const mail = await writeMail(claim, environment, run)
    return mail && (await hasRoom(claim, environment, run.kinds)) ? mail : undefined
  } catch (error) {
    // It has certainly not been sent, which a claim that lapses would not say.
    await retry(() => postponeMail(claim.claimed, shortestPause, { isTry: false }), [50, 250])
    throw error
  }
}

/** Undefined if it cannot be written, tells nothing any more or may have been delivered too often, which is noted. */
async function writeMail({ claimed, kind }: Claim, environment: Environment, run: RunOptions) {
  if (claimed.possibleCopies >= getMostCopies(kind)) {
    await endMail(claimed.id, 'unknown', claimed.reason ?? 'the job ended in the middle')
    return undefined
  }
  try {
    // A preview's database is a copy, whose visitors wait for nothing.
    const isLeftOut = run.isPreview && kind.to === 'visitor'
    const mail = isLeftOut ? 'a preview mails no visitor' : await kind.compose(claimed, environment, run)
    if (typeof mail === 'string') {
      await endMail(claimed.id, 'skipped', mail)
      return undefined
    }
    return {
      ...(kind.to === 'owner' && { to: getOwnerAddress(environment) }),
      // Not the key, which may hold an address.
      messageId: createMessageId(`${claimed.subject.replaceAll('/', '.')}.${claimed.id}`),
      ...mail,
    }
  } catch (error) {
    // The message of the error may hold what a visitor typed; the beginning of the id is enough to find it.
    const name = error instanceof Error ? error.name : 'unknown error'
    console.error(`[mail] ${claimed.kind} ${claimed.subject.slice(0, 8)} cannot be written:`, name)
    await postponeFailed(claimed, 'cannot be written')
    return undefined
  }
}

/**
 * Takes a mail from the ceiling of an hour. Above it a receipt is left out, a message is told of by the hour's summary, and all that
 * wait for the same ceiling are put off, after which the oldest go first.
 */
async function hasRoom({ claimed, kind: { budget } }: Claim, environment: Environment, kinds: MailKinds) {
  if (!budget || (await spend(budget.name, { hourly: budget.count(environment) }))) return true
  await alert(budget, environment)
  if (budget.summary) {
    const now = Date.now()
    await saveMail(`${budget.summary}/${new Date(now).toISOString().slice(0, 13)}`, budget.summary, hour - (now % hour))
  }
  if (budget.isOptional) await endMail(claimed.id, 'skipped', budget.summary ?? 'ceiling')
  else await putOff(claimed, kinds, budget)
  return false
}

const hour = 3600_000

/** Minutes. The places of any 60 minutes come free one by one. */
const pauseAboveCeiling = 10

/** Puts off a claimed mail, and all mails of its budget that nobody has claimed: one by one they would use up the time of a run. */
async function putOff({ claimed_by }: ClaimedMail, kinds: MailKinds, budget: Budget): Promise<void> {
  const names = Object.keys(kinds).filter((name) => kinds[name]?.budget === budget)
  await execute(sql`update mail set due_at = until, reason = 'ceiling', claimed_until = null, tries = tries - (claimed_until is not null)::int
from (select now() + ${pauseAboveCeiling}::int * interval '1 minute') as pauses (until)
where ended_at is null and kind = any(${names}) and due_at < until and (claimed_until is null or claimed_by = ${claimed_by}::uuid)`)
}

function getMostCopies({ to, mostCopies }: MailKind): number {
  return mostCopies ?? (to === 'visitor' ? 2 : 3)
}

async function noteResult({ claimed: mail, kind }: Claim, result: SendResult, environment: Environment): Promise<void> {
  if (kind.noteResult) return kind.noteResult(mail, result, environment)
  const isToVisitor = kind.to === 'visitor'
  if (result.outcome === 'sent') return endMail(mail.id, 'sent')
  const { outcome, reason } = result
  if (outcome === 'unreachable') return postponeMail(mail, shortestPause, { reason, isTry: false })
  if (outcome === 'failed') return postponeFailed(mail, reason)
  if (isToVisitor && !(outcome === 'unknown' && kind.isRepeatable)) return endMail(mail.id, outcome, reason)
  // An address of the owner that refuses must be mended by the owner; the messages wait for it.
  if (outcome === 'refused') return postponeFailed(mail, reason, 60)
  return mail.possibleCopies + 1 >= getMostCopies(kind)
    ? endMail(mail.id, 'unknown', reason)
    : postponeMail(mail, isToVisitor ? 5 : 60, { reason, isPossibleCopy: true })
}

/** Minutes. The minute's job tries again what failed in the request. */
const shortestPause = 0.5

/** Waits half a minute after the first failed try, then 1, 2, 4 … minutes, at most six hours. */
async function postponeFailed(mail: ClaimedMail, reason: string, least = shortestPause): Promise<void> {
  const minutes = mail.tries < 2 ? shortestPause : Math.min(2 ** (mail.tries - 2), 360)
  await postponeMail(mail, Math.max(least, minutes), { reason })
}

/** Does work until it succeeds or throws after the last pause. Pauses are milliseconds. */
export async function retry<Result>(work: () => Promise<Result>, pauses: readonly number[]): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch {
      await sleep(pause)
    }
  }
  return work()
}

/** Milliseconds for the first try, after the response. */
const firstTry = 18_000

/** Sends the mails about a row that was just saved, after the response. `every-minute` tries again. */
export function sendAfterResponse(
  kinds: MailKinds,
  about: string | undefined,
  environment: Environment,
  background: Background,
): void {
  const options = { kinds, about, deadline: Date.now() + firstTry, isPreview: isPreview(background) }
  const work = requestRun().then(() => sendMails(environment, options))
  const log = (error: unknown) => console.error('[mail] could not keep the state of a mail:', listFrames(error))
  background.waitUntil(work.catch(log))
}

/** Days in which such a mail is tried. */
const mostDays = 3

/** Makes a mail due that is about no single row, now or after milliseconds. False if one with this key exists. */
export async function saveMail(key: string, kind: string, wait = 0): Promise<boolean> {
  const saved = await execute(sql`insert into mail (key, kind, created_at, due_at, expires_at)
select ${key}, ${kind}, due, due, due + ${mostDays}::int * interval '1 day'
from (select now() + ${wait}::int * interval '1 millisecond') as moments (due) on conflict do nothing`)
  if (saved > 0) await requestRun()
  return saved > 0
}

// A database that nobody asks sleeps and costs nothing, so the minute's job does not ask it for due mails. Three small objects
// outside of it are hints, never records: if they are missing, wrong or unreachable, the job looks.

/** Minutes after which the job looks unasked. */
const longestSleep = 60

/** Says that a mail is due. Called after the mail was saved, so that the run that takes the request sees the mail. */
export async function requestRun(): Promise<void> {
  await openHints()
    ?.set('requested', '')
    .catch(() => {})
}

/** Takes the request for a run, before the run looks. True if it should look. */
export async function takeRunRequest(now = new Date()): Promise<boolean> {
  const hints = openHints()
  if (!hints) return true
  try {
    // At once, because an idle minute is nothing but this wait.
    const [requested, lookAt] = await Promise.all([
      hints.get('requested'),
      hints.get('look-at', { type: 'text' }),
      hints.set('ran', now.toISOString()),
    ])
    // An invalid time counts as past, and one that is too far away was noted by a wrong clock. A database of this machine does not sleep, and its commands ask for no run.
    const sleep = new Date(lookAt ?? 0).getTime() - now.getTime()
    const isAsleep = sleep > 0 && sleep <= longestSleep * 60_000
    if (requested === null && isAsleep && !process.env.NETLIFY_DEV) return false
    // A run that fails or is cut does not note when to look again: the next one looks too.
    await Promise.all([hints.set('look-at', now.toISOString()), requested !== null && hints.delete('requested')])
    return true
  } catch {
    return true
  }
}

/** Keeps when to look again: when the next mail is due, at the latest in an hour. */
export async function noteRun(nextDue: Date | undefined, now = new Date()): Promise<void> {
  const latest = new Date(now.getTime() + longestSleep * 60_000)
  const lookAt = nextDue && nextDue < latest ? nextDue : latest
  await openHints()
    ?.set('look-at', lookAt.toISOString())
    .catch(() => {})
}

export async function readLastRun(): Promise<Date | undefined> {
  const ran = await openHints()
    ?.get('ran', { type: 'text' })
    .catch(() => undefined)
  return ran ? new Date(ran) : undefined
}

const openHints = () => openStore('mail-run')

/** A store beside the database, whose calls end soon. Undefined outside of Netlify. */
export function openStore(name: string) {
  try {
    return getStore({ name, consistency: 'strong', fetch: fetchOnce })
  } catch {
    return undefined
  }
}

const storePatience = 2_000

/** Asks the store once: its library waits for ever, or tries for 25 seconds, longer than a run has, unless it gets a 400. */
const fetchOnce: typeof fetch = async (url, options) => {
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(storePatience) }).catch(() => undefined)
  return response && response.status < 500 && response.status !== 429 ? response : new Response(null, { status: 400 })
}
