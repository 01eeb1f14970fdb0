import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { bookingPlaces, booking as settings } from '../../content/booking.ts'
import { execute, query, sql } from '../shared/data/database.ts'

const interval = v.tuple([v.number(), v.number()])

/** What is kept of a calendar: when the owner is busy, never with what. Milliseconds since 1970. */
export const snapshotSchema = v.object({
  /** The span that was read. */
  from: v.number(),
  to: v.number(),
  /** Merged and in order. */
  intervals: v.array(interval),
  /** Dates with the city that an event names. */
  cityDays: v.array(v.tuple([v.string(), v.picklist(bookingPlaces)])),
  /** Events that this site has sent: the id of the appointment, and when it stands in the calendar. */
  own: v.array(v.tuple([v.string(), v.number(), v.number()])),
  /** What was read on the safe side, or not understood; for the owner, without titles. */
  warnings: v.array(v.string()),
  /** How many events the whole calendar has. */
  events: v.number(),
})

export type Snapshot = v.InferOutput<typeof snapshotSchema>

const time = v.nullable(v.date())

const feedRow = v.object({
  feed: v.string(),
  /** When the last reading began that succeeded. */
  fetchedAt: time,
  snapshot: v.nullable(snapshotSchema),
  /** When the first reading began of which no end is known. */
  startedAt: time,
  failedAt: time,
  failure: v.nullable(v.string()),
  /** How often it failed since it last succeeded. */
  failures: v.number(),
})

/** What is known of a calendar. */
export type Feed = v.InferOutput<typeof feedRow>

/** What is known of each calendar, in the order of their addresses; of one that was never read, nothing but its name. */
export async function readFeeds(urls: readonly string[]): Promise<Feed[]> {
  return query(
    sql`select name as feed, fetched_at as "fetchedAt", snapshot, started_at as "startedAt", failed_at as "failedAt", failure,
  coalesce(failures, 0) as failures
from unnest(${urls.map(nameFeed)}::text[]) with ordinality as wanted (name, place) left join calendar_feed on feed = name
order by place`,
    feedRow,
  )
}

/** Grows when calendars are read in another way, so that no snapshot of the way before is used. */
const version = 2

/** The name of a calendar, which tells nothing of its address. */
export function nameFeed(url: string): string {
  return createHash('sha256').update(`${version} ${settings.zone} ${url}`).digest('hex').slice(0, 32)
}

/** Notes that a reading begins. One that ends is noted by the next two. @param startedAt milliseconds since 1970 */
export async function noteStart(feed: string, startedAt: number): Promise<void> {
  await execute(sql`insert into calendar_feed as known (feed, started_at) values (${feed}, ${toTime(startedAt)})
on conflict (feed) do update set started_at = coalesce(known.started_at, excluded.started_at)`)
}

/** Keeps what was read. An older reading never replaces a newer one. */
export async function saveSnapshot(feed: string, startedAt: number, snapshot: Snapshot): Promise<void> {
  await execute(sql`insert into calendar_feed as known (feed, fetched_at, snapshot)
values (${feed}, ${toTime(startedAt)}, ${JSON.stringify(snapshot)}::jsonb)
on conflict (feed) do update set fetched_at = excluded.fetched_at, snapshot = excluded.snapshot,
  started_at = null, failed_at = null, failure = null, failures = 0
where known.fetched_at is null or known.fetched_at <= excluded.fetched_at`)
}

/** @param failure without anything of the calendar or its address */
export async function noteFailure(feed: string, startedAt: number, failure: string): Promise<void> {
  await execute(sql`insert into calendar_feed as known (feed, failed_at, failure, failures)
values (${feed}, ${toTime(startedAt)}, ${failure}, 1)
on conflict (feed) do update set failed_at = excluded.failed_at, failure = excluded.failure, failures = least(known.failures + 1, 99),
  started_at = null
where known.fetched_at is null or known.fetched_at <= excluded.failed_at`)
}

const toTime = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`

/** Erases what was known of calendars that are not read any more. */
export async function eraseOtherFeeds(urls: readonly string[]): Promise<void> {
  await execute(sql`delete from calendar_feed where feed <> all(${urls.map(nameFeed)}::text[])`)
}
