import * as v from 'valibot'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { normalizeAddress } from '../../model/form-schemas.ts'
import { retention } from '../../model/kinds/forms.ts'
import { execute, query, queryFirst, queryOne, type Statement, sql, touches } from '../shared/data/database.ts'
import { storedLocale } from '../shared/data/rows.ts'
import { requestRun } from '../shared/mail/outbox.ts'
import { endedByOwner } from './store.ts'

// Issues of the newsletter. Each reader is a mail of the outbox. No job repeats one that crashed, because it may be delivered and
// a second copy is worse than none: only the owner can have it sent again.

/** `hash` is that of the words; the archive has it too, in `newsletter/<slug>.json`. */
const frozenIssue = v.object({ subject: v.string(), html: v.string(), text: v.string(), hash: v.string() })

/** The text of an issue as it is kept: rendered once for a language, with a mark for the link that is each reader's own. */
export type FrozenIssue = v.InferOutput<typeof frozenIssue>

/** The text of each language; readers of a missing language get nothing. */
export type IssueContent = { [Code in Locale]?: FrozenIssue }

/** The subscription of an address that counts now: the one that was confirmed last. It may be suppressed. */
function findSubscription(address: Statement): Statement {
  return sql`select id, email, locale, suppressed_at from subscription
  where address = ${address} and confirmed_at is not null and left_at is null
  order by confirmed_at desc, id limit 1`
}

/** The subscription of a mail's reader; none if the reader has left or was erased. */
const readerSubscription = findSubscription(sql`(select address from subscription where id = reader_id)`)

/** All readers: for each address the subscription that counts, unless the address cannot be reached. */
const audience = sql`select found.id, found.locale from (select distinct address from subscription where confirmed_at is not null) as known,
  lateral (${findSubscription(sql`known.address`)}) as found where found.suppressed_at is null`

export async function countAudience(): Promise<Map<Locale, number>> {
  const rows = await query(v.object({ locale: v.picklist(localeCodes), readers: v.number() }))`
select locale, count(*)::int as readers from (${audience}) as reader where locale = any(${localeCodes}) group by locale`
  return new Map(rows.map(({ locale, readers }) => [locale, readers]))
}

const issueState = v.picklist(['started', 'paused', 'finished'])

/** Starts sending an issue to all present readers, once and for ever. Throws in words for the owner if it cannot. */
export async function startIssue(slug: string, contents: IssueContent): Promise<number> {
  const started = await queryFirst(v.object({ readers: v.number() }))`with new_issue as (
  insert into newsletter_issue (slug, content) values (${slug}, ${JSON.stringify(contents)}::jsonb) on conflict do nothing returning slug
), readers as (
  insert into mail (key, kind, issue, reader_id, expires_at)
  select 'issue/' || gen_random_uuid(), 'issue', slug, reader.id, now() + ${retention.issue}::int * interval '1 day'
  from new_issue, (${audience}) as reader returning 1
)
select (select count(*) from readers)::int as readers from new_issue`
  if (started) return started.readers
  const known = await query(v.object({ slug: v.string(), state: issueState }))`
select slug, state from newsletter_issue where slug = ${slug} or state <> 'finished'`
  const slugs = known.map(({ slug, state }) => `${slug} (${tell(`owner.state.${state}`)})`)
  throw new Error(tell('owner.issue.once', { slugs: slugs.join(', ') }))
}

/** How the mail of a reader ended. A lapsed claim is uncertain even before a job notes it, or if no job runs any more. */
const state = sql`case
    when outcome in ('sent', 'refused') then outcome
    when outcome = 'unknown' or claimed_until < now() then 'uncertain'
    when ended_at is not null or (claimed_until is null and expires_at <= now()) then 'skipped'
    else 'waiting' end`

const readers = sql`(select mail.*, ${state} as state from mail where kind = 'issue') as reader`

const reader = v.object({
  slug: v.string(),
  /** `reason`: why the reader gets nothing, if so. */
  ...v.entriesFromList(['email', 'reason', 'subscription'], v.nullable(v.string())),
  locale: v.nullable(storedLocale),
  frozen: v.nullable(frozenIssue),
})

export function readReader(mailId: string) {
  return queryFirst(reader)`
select slug, email, found.id as subscription, locale, content->locale as frozen, case
    when reader_id is null then 'erased'
    when found.id is null then 'left'
    when suppressed_at is not null then 'cannot be reached'
    when not content ? locale then 'no text in ' || locale
  end as reason
from mail join newsletter_issue on slug = issue left join lateral (${readerSubscription}) as found on true where mail.id = ${mailId}::bigint`
}

/**
 * Notes that an address could not be reached: no issue goes to it until somebody confirms it again, which may be before the
 * bounce is read. As after leaving, the proof of consent stays for its time. False if it was noted before, or confirmed since.
 */
async function suppressReader(mailId: string, reason: string): Promise<boolean> {
  return touches(sql`with bounced as (select reader_id, ended_at from mail where id = ${mailId}::bigint)
update subscription set ${suppressed(reason)}
from bounced where confirmed_at <= coalesce(ended_at, now()) and suppressed_at is null
  and address = (select address from subscription where id = reader_id)`)
}

const suppressed = (reason: string) => sql`suppressed_at = now(), suppressed_because = ${reason},
  expires_on = coalesce(expires_on, current_date + ${retention.consentProof}::int)`

const isReached = sql`confirmed_at is not null and left_at is null and suppressed_at is null`

/** The same for an address whose mail came back without a sign of its issue. False if no reader has it. */
export async function suppressAddress(address: string): Promise<boolean> {
  return touches(sql`update subscription set ${suppressed('hard')} where address = ${address} and ${isReached}`)
}

export async function listReaders(addresses: string[]): Promise<string[]> {
  const rows = await query(v.object({ address: v.string() }))`
select distinct address from subscription where address = any(${addresses.map(normalizeAddress)}) and ${isReached} order by address`
  return rows.map(({ address }) => address)
}

/** Refused addresses in a row, and the share of all once there are enough of them, at which something else than an address is wrong. */
const mostRefused = { inRow: 5, percent: 5, of: 40 }

/** Why so many addresses refuse an issue that it should pause, if they do. */
export async function findRefusalWave(slug: string): Promise<string | undefined> {
  const { inRow, percent, of } = mostRefused
  const found = await queryOne(v.object({ refused: v.nullable(v.number()), results: v.number() }))`with result as (
  select outcome, row_number() over (order by ended_at desc) as age from mail join newsletter_issue on slug = issue
  where issue = ${slug} and outcome in ('sent', 'refused') and ended_at > resumed_at
), counted as (
  select count(*) as results, count(*) filter (where outcome = 'refused') as refused,
    count(*) filter (where outcome = 'refused' and age <= ${inRow}::int) as newest from result
)
select case when newest >= ${inRow}::int then newest when results >= ${of}::int and refused * 100 >= ${percent}::int * results then refused
end::int as refused, case when newest >= ${inRow}::int then newest else results end::int as results from counted`
  return found.refused ? tell('owner.issue.refused', found) : undefined
}

export async function pauseIssue(slug: string, reason: string): Promise<boolean> {
  return noteChange(sql`update newsletter_issue
  set state = 'paused', paused_at = now(), paused_because = ${reason}, notices = notices + 1
  where slug = ${slug} and state = 'started'`)
}

/** A paused issue, or one that has ended, holds back its mails. */
export const isStarted = sql`exists (select from newsletter_issue where slug = issue and state = 'started')`

/** Finishes the issue that is under way or paused once each of its mails is accounted for, and makes a mail to the owner due. */
export async function finishIssue(): Promise<void> {
  await noteChange(sql`update newsletter_issue set state = 'finished', finished_at = now(), notices = notices + 1
  where state <> 'finished' and not exists (select from ${readers} where issue = slug and reader.state = 'waiting')`)
}

/** Changes an issue, and makes the mail due that tells the owner. False if there was none to change. */
async function noteChange(change: Statement): Promise<boolean> {
  const saved = await execute(sql`with changed as (${change} returning slug, notices)
insert into mail (key, kind, expires_at)
select 'issue-notice/' || slug || '/' || notices, 'issue-notice', now() + interval '7 days' from changed on conflict do nothing`)
  // Another run that ends later may note that nothing is due.
  if (saved > 0) await requestRun()
  return saved > 0
}

/** Changes the issue that is under way or paused, and returns its slug, if there is one. */
async function changeIssue(change: Statement): Promise<string | undefined> {
  return (await queryFirst(v.object({ slug: v.string() }))`${change}`)?.slug
}

export const stopIssue = () =>
  changeIssue(sql`update newsletter_issue set state = 'paused', paused_at = now(), paused_because = null
where state = 'started' returning slug`)

export const continueIssue = () =>
  changeIssue(sql`update newsletter_issue set state = 'started', resumed_at = now(), paused_at = null, paused_because = null
where state = 'paused' returning slug`)

/** Ends the issue that is under way or paused: readers who wait for their turn get nothing. */
export const endIssue = () =>
  changeIssue(sql`with ended as (
  update newsletter_issue set state = 'finished', finished_at = now() where state <> 'finished' returning slug
), late as (
  update mail set expires_at = now(), reason = case when claimed_until is null then ${endedByOwner} else reason end
  from ended where issue = slug and ended_at is null
)
select slug from ended`)

/** The ends of a mail to a reader; `waiting` is for a turn or another try. */
const readerStates = ['sent', 'refused', 'skipped', 'uncertain', 'waiting'] as const

const issueReport = v.object({
  slug: v.string(),
  state: issueState,
  counts: v.object(v.entriesFromList(readerStates, v.optional(v.number(), 0))),
  /** Addresses to which the issue may have been delivered or not. */
  uncertain: v.array(v.string()),
  started_at: v.date(),
  finished_at: v.nullable(v.date()),
  paused_at: v.nullable(v.date()),
  paused_because: v.nullable(v.string()),
  /** Why readers got nothing, or not yet, with how many there are of each reason. */
  reasons: v.array(v.object({ state: v.picklist(readerStates), reason: v.string(), readers: v.number() })),
})

export type IssueReport = v.InferOutput<typeof issueReport>

export async function readIssues(slug?: string): Promise<IssueReport[]> {
  return query(issueReport)`select slug, state, started_at, finished_at, paused_at, paused_because,
  (select coalesce(jsonb_object_agg(state, readers), '{}') from (
    select reader.state, count(*)::int as readers from ${readers} where reader.issue = slug group by 1) as counted) as counts,
  (select coalesce(jsonb_agg(email order by email), '[]') from ${readers} join subscription on subscription.id = reader_id
    where reader.issue = slug and reader.state = 'uncertain') as uncertain,
  (select coalesce(jsonb_agg(to_jsonb(cause) order by cause.readers desc, cause.reason), '[]') from (
    select reader.state, reader.reason, count(*)::int as readers from ${readers}
    where reader.issue = slug and reader.reason is not null and reader.state <> 'sent' group by 1, 2 order by 3 desc limit 12) as cause) as reasons
from newsletter_issue as issue where ${slug}::text is null or slug = ${slug} order by started_at desc, slug`
}

/** Settles readers whose mail may be delivered or not. `busy`: another issue is under way, so no finished one can begin again. */
export async function settleUncertain(slug: string, isResent: boolean): Promise<number | 'busy' | undefined> {
  const values = isResent
    ? sql`ended_at = null, outcome = null, possible_copies = 0, due_at = now(), expires_at = now() + ${retention.issue}::int * interval '1 day', reason = null`
    : sql`ended_at = coalesce(mail.ended_at, now()), outcome = 'skipped', reason = 'left as it is: ' || coalesce(mail.reason, 'uncertain')`
  const row = await queryFirst(v.object({ is_busy: v.boolean(), readers: v.number() }))`with known as (
  select slug, ${isResent} and state = 'finished' and exists (select from newsletter_issue where state <> 'finished') as is_busy
  from newsletter_issue where slug = ${slug}
), settled as (
  update mail set claimed_until = null, ${values} from known, ${readers}
  where reader.id = mail.id and reader.issue = known.slug and not is_busy and reader.state = 'uncertain' returning 1
), reopened as (
  update newsletter_issue set state = 'started', resumed_at = now(), finished_at = null
  where slug = ${slug} and state = 'finished' and ${isResent} and exists (select from settled)
)
select is_busy, (select count(*) from settled)::int as readers from known`
  return row?.is_busy ? 'busy' : row?.readers
}

/** `soft`: the address may work again. `ours`: the sender is at fault, and not the address. */
export type Bounce = { id: string; kind: 'hard' | 'unsure' | 'soft' | 'ours' | 'complaint'; code: string }

/** Issues that may come back from an address before it counts as one that cannot be reached, and reasons that count. */
const patience = {
  unsure: { issues: 2, reasons: '^(unsure |EENVELOPE 55[013]$)' },
  soft: { issues: 3, reasons: '^(unsure|soft) ' },
}

/** Suppresses the reader of a mail that was refused, as soon as the verdict is sure enough. True if nobody writes there any more. */
export async function suppressRefusing(mailId: string, verdict: string, reason: string): Promise<boolean> {
  if (verdict === 'unsure' || verdict === 'soft') {
    const { issues, reasons } = patience[verdict]
    const found = await queryOne(v.object({ issues: v.number() }))`
select count(distinct mail.issue)::int as issues from mail join subscription on subscription.id = mail.reader_id
  where subscription.address = (select address from subscription join mail on reader_id = subscription.id where mail.id = ${mailId}::bigint)
    and mail.outcome = 'refused' and mail.reason ~ ${reasons}`
    if (found.issues < issues) return false
  } else if (verdict === 'ours') return false
  return suppressReader(mailId, reason)
}

/**
 * Notes that a mail came back later, or that its reader complained. `unknown`: no mail of ours has the id, or its reader is
 * erased, as in a forged bounce. `suppressed`: from now on nobody writes to the address. `ours`: the issue has paused, if it was
 * under way.
 */
export async function noteBounce({ id, kind, code }: Bounce): Promise<'unknown' | 'noted' | 'suppressed' | 'ours'> {
  const reason = `${kind} ${code}`
  const row = await queryFirst(v.object({ id: v.string(), issue: v.string() }))`
update mail set outcome = ${kind === 'complaint' ? sql`outcome` : sql`'refused'`}, reason = ${reason}
where key = ${`issue/${id}`} and outcome in ('sent', 'unknown', 'refused') and reader_id is not null returning id::text, issue`
  if (!row) return 'unknown'
  if (kind === 'ours') {
    await pauseIssue(row.issue, tell('owner.issue.returned', { code }))
    return 'ours'
  }
  return (await suppressRefusing(row.id, kind, reason)) ? 'suppressed' : 'noted'
}

/** Takes back that addresses cannot be reached: one, those with a code, or the last day's. Whoever complained stays out. */
export async function restoreReaders(which: string) {
  const address = normalizeAddress(which)
  return query(v.object({ email: v.string(), reason: v.string() }))`with out as (
  select id, address, suppressed_because as reason, max(suppressed_at) over () - suppressed_at as age from subscription
  where suppressed_at is not null and left_at is null and suppressed_because not like 'complaint%'
), wanted as (
  select * from out where address = ${address} or split_part(reason, ' ', -1) = ${which} or (${which} = '' and age < interval '1 day')
), back as (
  update subscription set suppressed_at = null, suppressed_because = null, expires_on = null from wanted
  where subscription.id = wanted.id returning email, wanted.address, wanted.reason
), forgotten as (
  update mail set reason = 'taken back: ' || mail.reason from back join subscription as known on known.address = back.address
  where mail.reader_id = known.id and mail.outcome = 'refused' and mail.reason not like 'taken back%'
)
select distinct email, reason from back order by email`
}
