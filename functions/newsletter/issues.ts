import * as v from 'valibot'
import { retention } from '../../content/forms.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { execute, query, type Statement, sql } from '../shared/data/database.ts'

// Issues of the newsletter on their way: one row for each issue and reader. A reader is claimed, mailed outside of any transaction,
// and the outcome is noted. A claim that lapses without a note is one that crashed: the mail may be delivered, and a second one
// would be worse than none, so that only the owner can have it sent again.

const frozenIssue = v.object({ subject: v.string(), html: v.string(), text: v.string(), hash: v.string() })

/** What the readers of each language get; those of a language that is missing get nothing. */
export type IssueContent = { [Code in Locale]?: v.InferOutput<typeof frozenIssue> }

const content = v.pipe(
  v.record(v.string(), frozenIssue),
  v.transform((value): IssueContent => value),
)

export type IssueState = 'started' | 'paused' | 'finished'

/** The wish of an address that holds now: the one that was confirmed last. It may be suppressed. */
function findWish(address: Statement): Statement {
  return sql`select id, email, locale, suppressed_at from subscription
  where address = ${address} and confirmed_at is not null and left_at is null and held_because is null
  order by confirmed_at desc, id limit 1`
}

/** The wish of a reader of the issue; none where the reader has left or was erased. */
const readerWish = findWish(sql`(select address from subscription where id = reader.subscription_id)`)

/** Who is subscribed: of each address the wish that holds, unless the address cannot be reached. */
const audience = sql`select wish.id, wish.locale from (select distinct address from subscription where confirmed_at is not null) as known,
  lateral (${findWish(sql`known.address`)}) as wish where wish.suppressed_at is null`

/** How many readers an issue would have, by language. */
export async function countAudience(): Promise<Map<Locale, number>> {
  const rows = await query(
    sql`select locale, count(*)::int as readers from (${audience}) as reader group by locale`,
    v.object({ locale: v.picklist(localeCodes), readers: v.number() }),
  )
  return new Map(rows.map(({ locale, readers }) => [locale, readers]))
}

/**
 * Starts sending an issue to all who are subscribed now, once and for ever.
 *
 * @returns why not, where it was started before, or another one is under way
 */
export async function startIssue(
  slug: string,
  contents: IssueContent,
): Promise<{ readers: number } | { known: string; state: IssueState }> {
  const [started] = await query(
    sql`with issue as (
  insert into newsletter_issue (slug, content) values (${slug}, ${JSON.stringify(contents)}::jsonb) on conflict do nothing returning slug
), readers as (
  insert into issue_reader (issue, subscription_id) select slug, reader.id from issue, (${audience}) as reader returning 1
)
select (select count(*) from readers)::int as readers from issue`,
    v.object({ readers: v.number() }),
  )
  if (started) return started
  const [known] = await query(
    sql`select slug as known, state from newsletter_issue where slug = ${slug} or state <> 'finished' order by slug <> ${slug} limit 1`,
    v.object({ known: v.string(), state: v.picklist(['started', 'paused', 'finished']) }),
  )
  if (!known) throw new Error('The issue could not be started: try again.')
  return known
}

const runningIssue = v.object({ slug: v.string(), content })

/** An issue whose mails go out now. */
export type RunningIssue = v.InferOutput<typeof runningIssue>

export async function readRunningIssue(): Promise<RunningIssue | undefined> {
  const [issue] = await query(sql`select slug, content from newsletter_issue where state = 'started'`, runningIssue)
  return issue
}

/** Seconds after which a claim without a note is one that crashed; no mail is under way for that long. */
const claimSeconds = 60

/** A reader whose claim has lapsed counts as uncertain before a job notes it, and where none runs any more. */
const isUncertain = sql`(reader.state = 'uncertain'
  or (reader.state = 'claimed' and reader.claimed_at < now() - ${claimSeconds}::int * interval '1 second'))`

/** Notes of the readers of an issue whose claim has lapsed that nobody knows, and of those who get nothing that they are passed over. */
export async function settleReaders(slug: string): Promise<void> {
  await execute(sql`update issue_reader as reader set state = 'uncertain', ended_at = now(), reason = 'the job ended in the middle'
where issue = ${slug} and state = 'claimed' and ${isUncertain}`)
  await execute(sql`with judged as (
  select reader.id, case
    when reader.subscription_id is null then 'erased'
    when wish.id is null then 'left'
    when wish.suppressed_at is not null then 'cannot be reached'
    when not issue.content ? wish.locale then 'no text in ' || wish.locale
  end as reason
  from issue_reader as reader join newsletter_issue as issue on issue.slug = reader.issue left join lateral (${readerWish}) as wish on true
  where reader.issue = ${slug} and reader.state in ('waiting', 'deferred')
)
update issue_reader set state = 'skipped', ended_at = now(), reason = judged.reason
from judged where issue_reader.id = judged.id and judged.reason is not null and issue_reader.state in ('waiting', 'deferred')`)
}

const claimedReader = v.object({
  id: v.string(),
  tries: v.number(),
  /** Why the try before failed, if there was one. */
  reason: v.nullable(v.string()),
  /** Tells this claim from a later one. */
  claimed_at: v.string(),
  /** Of the wish that holds now. Empty where nothing may be sent any more. */
  subscription: v.nullable(v.string()),
  email: v.nullable(v.string()),
  locale: v.nullable(v.picklist(localeCodes)),
})

export type ClaimedReader = v.InferOutput<typeof claimedReader>

/**
 * Claims the next reader of an issue, with the wish that holds now. Two runs never get the same one, and none gets one after the issue
 * was stopped.
 *
 * @param mostPerMinute of all runs together
 */
export async function claimReader(slug: string, mostPerMinute: number): Promise<ClaimedReader | undefined> {
  const minute = sql`date_trunc('minute', now())`
  const [reader] = await query(
    sql`with turn as (
  update newsletter_issue set minute = ${minute}, used = case when minute = ${minute} then used + 1 else 1 end
  where slug = ${slug} and state = 'started' and (minute is distinct from ${minute} or used < ${mostPerMinute}::int)
  returning slug
), next as (
  select id from issue_reader
  where issue = (select slug from turn) and state in ('waiting', 'deferred') and due_at <= now()
  order by due_at, id limit 1 for update skip locked
), reader as (
  update issue_reader set state = 'claimed', tries = tries + 1, claimed_at = now()
  where id = (select id from next) returning id, tries, reason, claimed_at, subscription_id
)
select reader.id, tries, reason, claimed_at::text, wish.id as subscription, wish.email, wish.locale
from reader left join lateral (${readerWish}) as wish on wish.suppressed_at is null`,
    claimedReader,
  )
  return reader
}

/** How a reader's mail ended, for good. */
type FinalState = 'sent' | 'refused' | 'skipped' | 'uncertain'

/** Notes how a reader's mail ended. Nothing happens where another run has the reader. @param reason without personal data */
export async function endReader(reader: ClaimedReader, state: FinalState, reason?: string): Promise<void> {
  await noteReader(reader, sql`state = ${state}, ended_at = now(), reason = ${reason}`)
}

/**
 * Notes that an address could not be reached: this and no later issue goes to it, until somebody confirms it anew, which may be before
 * the bounce is read. As after leaving, the proof of consent stays for its time.
 */
export async function suppressReader(reader: Pick<ClaimedReader, 'id'>, reason: string): Promise<void> {
  await execute(sql`update subscription set suppressed_at = now(), suppressed_because = ${reason},
  expires_on = coalesce(expires_on, current_date + ${retention.consentProof}::int)
where confirmed_at <= coalesce((select claimed_at from issue_reader where id = ${reader.id}::uuid), now())
  and suppressed_at is null and address = (
  select address from subscription where id = (select subscription_id from issue_reader where id = ${reader.id}::uuid))`)
}

/** Whether the owner has ended the issue of a reader meanwhile: nobody looks for readers in it any more. Waits for a change under way. */
const isEnded = sql`(select state = 'finished' from newsletter_issue where slug = issue for share)`

/**
 * Lets a reader wait for another try, because the server was certainly not given the mail.
 *
 * @param minutes none: as soon as there is a turn, and the try does not count, because the fault was not the reader's
 */
export async function deferReader(reader: ClaimedReader, reason: string, minutes?: number): Promise<void> {
  const state = minutes === undefined ? 'waiting' : 'deferred'
  await noteReader(
    reader,
    sql`state = case when ${isEnded} then 'skipped' else ${state} end, ended_at = case when ${isEnded} then now() end,
  claimed_at = null, due_at = now() + ${minutes ?? 0}::int * interval '1 minute', reason = ${reason},
  tries = tries - ${minutes === undefined ? 1 : 0}::int`,
  )
}

/** What is known for certain counts, even where the claim has lapsed meanwhile. */
async function noteReader({ id, claimed_at }: ClaimedReader, values: Statement): Promise<void> {
  await execute(sql`update issue_reader set ${values}
where id = ${id}::uuid and claimed_at = ${claimed_at}::timestamptz and state in ('claimed', 'uncertain')`)
}

/** Refused addresses in a row, and the share of all once there are enough of them, at which something else than an address is wrong. */
const mostRefused = { inRow: 5, percent: 5, of: 40 }

/** Why so many addresses refuse an issue that it should pause, if they do. */
export async function findRefusalWave(slug: string): Promise<string | undefined> {
  const { inRow, percent, of } = mostRefused
  const [row] = await query(
    sql`with result as (
  select reader.state, row_number() over (order by reader.ended_at desc) as age
  from issue_reader as reader join newsletter_issue as issue on issue.slug = reader.issue
  where issue = ${slug} and reader.state in ('sent', 'refused') and ended_at > resumed_at
)
select count(*)::int as results, count(*) filter (where state = 'refused')::int as refused,
  count(*) filter (where state = 'refused' and age <= ${inRow}::int)::int as newest from result`,
    v.object({ results: v.number(), refused: v.number(), newest: v.number() }),
  )
  const { results = 0, refused = 0, newest = 0 } = row ?? {}
  if (newest >= inRow) return `the last ${inRow} addresses refused it`
  return results >= of && refused * 100 >= percent * results
    ? `${refused} of ${results} addresses refused it`
    : undefined
}

/** Pauses an issue and makes a mail to the owner due. */
export async function pauseIssue(slug: string, reason: string): Promise<boolean> {
  return (
    (await execute(sql`with changed as (
  update newsletter_issue set state = 'paused', paused_at = now(), paused_because = ${reason}, notices = notices + 1
  where slug = ${slug} and state = 'started' returning slug, notices
)
${insertNotice}`)) > 0
  )
}

/** Finishes an issue of which each reader is accounted for, and makes a mail to the owner due. @returns whether it is finished now */
export async function finishIssue(slug: string): Promise<boolean> {
  return (
    (await execute(sql`with changed as (
  update newsletter_issue set state = 'finished', finished_at = now(), notices = notices + 1
  where slug = ${slug} and state = 'started' and not exists (
    select from issue_reader where issue = ${slug} and state in ('waiting', 'claimed', 'deferred'))
  returning slug, notices
)
${insertNotice}`)) > 0
  )
}

/** The mail that tells the owner how an issue that `changed` is now. */
const insertNotice = sql`insert into mail (key, kind, expires_at)
select 'issue/' || slug || '/' || notices, 'issue', now() + interval '7 days' from changed on conflict do nothing`

/** Stops the issue that is under way. @returns its slug, where one is started */
export async function stopIssue(): Promise<string | undefined> {
  const [issue] = await query(
    sql`update newsletter_issue set state = 'paused', paused_at = now(), paused_because = null where state = 'started' returning slug`,
    v.object({ slug: v.string() }),
  )
  return issue?.slug
}

/**
 * Ends the issue that is under way or paused: readers who wait for their turn get nothing. A deferral either waits until it has ended
 * or is waited for, so claimed readers are looked at too: they may wait for another try by now.
 *
 * @returns its slug, where there is one
 */
export async function endIssue(): Promise<string | undefined> {
  const [issue] = await query(
    sql`with ended as (
  update newsletter_issue set state = 'finished', finished_at = now() where state <> 'finished' returning slug
), rest as (
  select id, state from issue_reader, ended where issue = slug and state in ('waiting', 'deferred', 'claimed') for update of issue_reader
), skipped as (
  update issue_reader set state = 'skipped', ended_at = now(), reason = 'you ended it'
  from rest where issue_reader.id = rest.id and rest.state <> 'claimed'
)
select slug from ended`,
    v.object({ slug: v.string() }),
  )
  return issue?.slug
}

/** Lets the paused issue go on. @returns its slug, where one is paused */
export async function continueIssue(): Promise<string | undefined> {
  const [issue] = await query(
    sql`update newsletter_issue set state = 'started', resumed_at = now(), paused_at = null, paused_because = null
where state = 'paused' returning slug`,
    v.object({ slug: v.string() }),
  )
  return issue?.slug
}

/** When a run should look for readers again, if an issue is under way. */
export async function findNextReader(): Promise<Date | undefined> {
  const [row] = await query(
    sql`select coalesce(min(case when reader.state = 'claimed'
    then claimed_at + ${claimSeconds}::int * interval '1 second' else due_at end), now()) as due
from newsletter_issue as issue
left join issue_reader as reader on reader.issue = issue.slug and reader.state in ('waiting', 'claimed', 'deferred')
where issue.state = 'started' group by issue.slug`,
    v.object({ due: v.date() }),
  )
  return row?.due
}

const number = v.number()

/** The readers of an issue by what became of them; whoever still waits for a turn or another try is `waiting`. */
const counts = v.object({ sent: number, refused: number, skipped: number, uncertain: number, waiting: number })

const issueReport = v.object({
  slug: v.string(),
  state: v.picklist(['started', 'paused', 'finished']),
  counts,
  /** Addresses to which the issue may have been delivered or not. */
  uncertain: v.array(v.string()),
  started_at: v.date(),
  finished_at: v.nullable(v.date()),
  paused_at: v.nullable(v.date()),
  paused_because: v.nullable(v.string()),
  /** Why readers got nothing, or not yet, with how many there are of each reason. */
  reasons: v.array(v.object({ state: v.string(), reason: v.string(), readers: number })),
  /** When the next reader is due. */
  next_at: v.nullable(v.date()),
})

export type IssueReport = v.InferOutput<typeof issueReport>

/** Issues that were sent or are being sent, the newest first. */
export async function readIssues(slug?: string): Promise<IssueReport[]> {
  return query(
    sql`select slug, state, started_at, finished_at, paused_at, paused_because,
  coalesce(issue.counts, ${countReaders(sql`issue.slug`)}) as counts,
  (select coalesce(jsonb_agg(email order by email), '[]') from issue_reader as reader join subscription on subscription.id = subscription_id
    where issue = slug and ${isUncertain}) as uncertain,
  (select coalesce(jsonb_agg(to_jsonb(cause) order by cause.readers desc, cause.reason), '[]') from (
    select reader.state, reader.reason, count(*)::int as readers from issue_reader as reader
    where issue = slug and reader.reason is not null and reader.state <> 'sent' group by 1, 2 order by 3 desc limit 12) as cause) as reasons,
  (select min(due_at) from issue_reader as reader where issue = slug and reader.state in ('waiting', 'deferred')) as next_at
from newsletter_issue as issue where ${slug}::text is null or slug = ${slug} order by started_at desc, slug`,
    issueReport,
  )
}

/** The same, once no job looks for whoever still waits. */
export function countReadersForEver(slug: Statement): Statement {
  return sql`(select counts || jsonb_build_object('waiting', 0, 'skipped', (counts->>'skipped')::int + (counts->>'waiting')::int)
    from (select ${countReaders(slug)} as counts) as counted)`
}

/** The readers of an issue by state, as JSON. */
function countReaders(slug: Statement): Statement {
  return sql`(select jsonb_build_object(
    'sent', count(*) filter (where reader.state = 'sent'),
    'refused', count(*) filter (where reader.state = 'refused'),
    'skipped', count(*) filter (where reader.state = 'skipped'),
    'uncertain', count(*) filter (where ${isUncertain}),
    'waiting', count(*) filter (where reader.state in ('waiting', 'claimed', 'deferred') and not ${isUncertain})
  ) from issue_reader as reader where reader.issue = ${slug})`
}

/**
 * Ends the doubt about readers whose mail may be delivered or not, as the owner decides.
 *
 * @param isResent whether they get it (again); otherwise they are passed over
 * @returns how many there were; undefined where there is no such issue; `busy` where another one is under way, beside which no
 *   finished one can begin again
 */
export async function settleUncertain(slug: string, isResent: boolean): Promise<number | 'busy' | undefined> {
  const values = isResent
    ? sql`state = 'waiting', ended_at = null, claimed_at = null, due_at = now(), reason = null`
    : sql`state = 'skipped', ended_at = coalesce(reader.ended_at, now()), reason = 'left as it is: ' || coalesce(reader.reason, 'uncertain')`
  const [row] = await query(
    sql`with issue as (
  select slug, ${isResent} and state = 'finished' and exists (select from newsletter_issue where state <> 'finished') as is_busy
  from newsletter_issue where slug = ${slug}
), settled as (
  update issue_reader as reader set ${values} from issue where reader.issue = slug and not is_busy and ${isUncertain} returning 1
), reopened as (
  update newsletter_issue set state = 'started', resumed_at = now(), finished_at = null
  where slug = ${slug} and state = 'finished' and ${isResent} and exists (select from settled)
)
select is_busy, (select count(*) from settled)::int as readers from issue`,
    v.object({ is_busy: v.boolean(), readers: v.number() }),
  )
  return row?.is_busy ? 'busy' : row?.readers
}

/** What a bounce says of the mail of a reader. `soft`: the address may work again. */
export type Bounce = { id: string; kind: 'hard' | 'soft' | 'complaint'; code: string }

/** Issues that may come back from an address before it counts as one that cannot be reached. */
const mostSoftBounces = 3

/**
 * Notes that a mail came back later, or that its reader complained.
 *
 * @returns `unknown`: no mail of ours has the id, or its reader is erased; that is what a forged bounce looks like. `renewed`: the
 *   address was confirmed anew after that mail, so that it is still written to.
 */
export async function noteBounce({ id, kind, code }: Bounce): Promise<'unknown' | 'noted' | 'suppressed' | 'renewed'> {
  const state = kind === 'complaint' ? sql`reader.state` : sql`'refused'`
  const [row] = await query(
    sql`with bounced as (
  update issue_reader as reader set state = ${state}, reason = ${`${kind} ${code}`}
  where id = ${id}::uuid and reader.state in ('sent', 'uncertain', 'refused') and subscription_id is not null
  returning id, issue, subscription_id
)
select bounced.id, (select count(distinct reader.issue) from issue_reader as reader join subscription on subscription.id = reader.subscription_id
    where subscription.address = known.address and reader.issue <> bounced.issue and reader.reason like 'soft %')::int as earlier
from bounced join subscription as known on known.id = subscription_id`,
    v.object({ id: v.string(), earlier: v.number() }),
  )
  if (!row) return 'unknown'
  if (kind === 'soft' && row.earlier + 1 < mostSoftBounces) return 'noted'
  await suppressReader(row, `${kind} ${code}`)
  const [wish] = await query(
    sql`select wish.id from issue_reader as reader, lateral (${readerWish}) as wish where reader.id = ${id}::uuid and suppressed_at is null`,
    v.object({ id: v.string() }),
  )
  return wish ? 'renewed' : 'suppressed'
}
