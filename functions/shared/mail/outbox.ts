import * as v from 'valibot'
import type { Environment } from '../../../environment.ts'
import { execute, query, type Statement, sql } from '../data/database.ts'
import type { Mail, SendResult } from './mailer.ts'

// The table `mail` holds each mail that is or was due. Whoever claims one sends it, outside of any transaction, and notes how it
// ended. A claim that lapses is one whose function crashed: its mail may have been delivered, so it counts as a possible copy, as
// does one that a mail server took without saying so. How many of these one mail may have is bounded.

/** A claimed mail with the rows that it is about, which its writer parses: a row that cannot be read is its own mail's problem. */
const claimedMail = v.object({
  id: v.string(),
  key: v.string(),
  kind: v.string(),
  tries: v.number(),
  /** Copies that may have been delivered: claims that crashed, and sendings whose result is unknown. */
  possibleCopies: v.number(),
  reason: v.nullable(v.string()),
  /** Until when, which tells this claim from a later one. */
  claimed_until: v.string(),
  /** The id of what it is about. */
  subject: v.string(),
  lead: v.unknown(),
  subscription: v.unknown(),
  booking: v.unknown(),
  seat: v.unknown(),
  /** The issue of the newsletter that it is a copy of. */
  issue: v.nullable(v.string()),
})

export type ClaimedMail = v.InferOutput<typeof claimedMail>

/** Limits a run to the mails of what was just saved. */
export type Selection = { leadId?: string; subscriptionId?: string; bookingId?: string; seatId?: string }

/** How a mail ended. */
export type FinalOutcome = 'sent' | 'refused' | 'unknown' | 'expired' | 'skipped'

/** Claims the next due mail. Two runs never get the same one. */
export async function claimMail(
  kinds: string[],
  seconds: number,
  selection: Selection = {},
): Promise<ClaimedMail | undefined> {
  const [mail] = await query(
    sql`with claimed as (
  update mail set tries = tries + 1, doubts = doubts + (claimed_until is not null)::int,
    claimed_until = now() + ${seconds}::int * interval '1 second'
  where id = (
    select id from mail
    where ended_at is null and due_at <= now() and expires_at > now() and (claimed_until is null or claimed_until < now())
      and ${isOpen} and ${where(selection)}
    order by array_position(${kinds}::text[], kind), due_at, id
    limit 1 for update skip locked
  )
  returning *
)
select claimed.id::text, claimed.key, claimed.kind, tries, doubts as "possibleCopies", claimed.reason, claimed_until::text,
  coalesce(lead_id::text, subscription_id::text, booking_id::text, seat_id::text, key) as subject, to_jsonb(lead) as lead, to_jsonb(subscription) as subscription,
  to_jsonb(booking) as booking, to_jsonb(seat) as seat, issue
from claimed left join lead on lead.id = lead_id left join subscription on subscription.id = subscription_id
  left join booking on booking.id = booking_id left join seat on seat.id = seat_id`,
    claimedMail,
  )
  return mail
}

/** An issue that is paused or has ended holds back its mails. */
const isOpen = sql`(issue is null or exists (select from newsletter_issue where slug = issue and state = 'started'))`

/** Ends a mail: it is not tried again. */
export async function endMail(id: string, outcome: FinalOutcome, reason?: string): Promise<void> {
  await execute(sql`update mail set ended_at = now(), claimed_until = null, outcome = ${outcome}, reason = ${reason}
where id = ${id}::bigint`)
}

/**
 * Gives a mail back, to be tried again. Nothing happens where the claim has lapsed, because another run may have the mail, or
 * where it was given back already, so that it can be repeated.
 *
 * @param isTry false where its turn did not come or the server could not be reached, which must not count
 */
export async function postponeMail(
  { id, claimed_until }: ClaimedMail,
  {
    minutes,
    reason,
    isTry = true,
    isPossibleCopy = false,
  }: { minutes: number; reason?: string; isTry?: boolean; isPossibleCopy?: boolean },
): Promise<void> {
  await execute(sql`update mail set claimed_until = null, due_at = now() + ${minutes}::float8 * interval '1 minute',
  tries = tries - ${isTry ? 0 : 1}::int, doubts = doubts + ${isPossibleCopy ? 1 : 0}::int, reason = coalesce(${reason}, reason)
where id = ${id}::bigint and ended_at is null and claimed_until = ${claimed_until}::timestamptz`)
}

/** Ends mails that are too old to be of use. One that crashed may have been delivered. */
export async function expireMails(): Promise<void> {
  await execute(sql`update mail set ended_at = now(), outcome = case when claimed_until is null then 'expired' else 'unknown' end
where ended_at is null and expires_at < now() and (claimed_until is null or claimed_until < now())`)
}

/** When the next mail is due, if one is to come. */
export async function findNextDue(): Promise<Date | undefined> {
  const [row] = await query(
    sql`select min(greatest(due_at, claimed_until)) as due from mail where ended_at is null and ${isOpen}`,
    v.object({ due: v.nullable(v.date()) }),
  )
  return row?.due ?? undefined
}

/** Days in which a mail that tells how things are is tried. */
const mostDays = 3

/** Saves a mail about no single message. @returns false where one with this key exists */
export async function saveMail(key: string, kind: string): Promise<boolean> {
  const saved = await execute(sql`insert into mail (key, kind, expires_at)
values (${key}, ${kind}, now() + ${mostDays}::int * interval '1 day') on conflict do nothing`)
  return saved > 0
}

/** Whether the owner has been waiting for a mail for half an hour, and not because of the hour's ceiling. */
export async function isOwnerMailOverdue(ownerKinds: string[]): Promise<boolean> {
  const rows = await query(
    sql`select id::text from mail where ended_at is null and kind = any(${ownerKinds}) and created_at < now() - interval '30 minutes'
  and reason is distinct from 'ceiling' limit 1`,
    v.object({ id: v.string() }),
  )
  return rows.length > 0
}

function where({ leadId, subscriptionId, bookingId, seatId }: Selection): Statement {
  if (leadId) return sql`lead_id = ${leadId}::uuid`
  if (bookingId) return sql`booking_id = ${bookingId}::uuid`
  if (seatId) return sql`seat_id = ${seatId}::uuid`
  return subscriptionId ? sql`subscription_id = ${subscriptionId}::uuid` : sql`true`
}

/** What the outbox has to know of a kind of mail. */
export type MailKind = {
  to: 'owner' | 'visitor'
  /**
   * The ceiling of an hour that a mail is taken from, each its own, so that no sort of mail uses up another's. Kinds without one
   * are few by themselves, or were paid for when their request was taken.
   */
  budget?: 'owner mails' | 'awaited mails' | 'appointment mails' | 'receipts'
  /** Whether a second copy does no harm, and a missing one would: it is sent again where nobody knows whether it was delivered. */
  isRepeatable?: boolean
  /** How many copies there may be after crashes; usually two for a visitor, and three for the owner, because losing a message is worse. */
  mostCopies?: number
  /** Milliseconds from the beginning of one to that of the next, where so many go out that providers ask for an even rate. They come last. */
  interval?(environment: Environment): number
  /** What the result of a try means, where it is more than whether to try again. */
  noteResult?(mail: ClaimedMail, result: SendResult, environment: Environment): Promise<void>
  /**
   * Writes the mail, as things are now.
   *
   * @returns where it has nothing to tell any more, the reason
   */
  compose(mail: ClaimedMail, environment: Environment, run: MailRun): Mail | string | Promise<Mail | string>
}

/** Kinds by their names in the outbox. Each feature has a table of its own; functions/every-minute/mail-kinds.ts has them all. */
export type MailKinds = Record<string, MailKind>

/** What a mail can tell of the run that sends it. */
export type MailRun = { kinds: MailKinds; isPreview: boolean }

/** The names of those kinds that go to somebody, the more urgent ones first. */
export function listKinds(kinds: MailKinds, ...to: MailKind['to'][]): string[] {
  const rank = ([, { to, budget, interval }]: [string, MailKind]) =>
    to === 'owner' ? 0 : interval ? 3 : budget === 'receipts' ? 2 : 1
  return Object.entries(kinds)
    .filter(([, kind]) => to.includes(kind.to))
    .sort((one, other) => rank(one) - rank(other))
    .map(([name]) => name)
}
