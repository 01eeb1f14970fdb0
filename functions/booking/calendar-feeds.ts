import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { bookingPlaces, booking as settings } from '../../content/booking.ts'
import { execute, query, sql } from '../shared/database.ts'

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

const feedRow = v.pipe(
  v.object({
    feed: v.string(),
    fetched_at: v.nullable(v.date()),
    etag: v.nullable(v.string()),
    snapshot: v.nullable(snapshotSchema),
    failed_at: v.nullable(v.date()),
    failure: v.nullable(v.string()),
  }),
  v.transform(({ feed, fetched_at, etag, snapshot, failed_at, failure }) => ({
    feed,
    fetchedAt: fetched_at ?? undefined,
    etag: etag ?? undefined,
    snapshot: snapshot ?? undefined,
    failedAt: failed_at ?? undefined,
    failure: failure ?? undefined,
  })),
)

/** What is known of a calendar. `fetchedAt` is when the last reading began that succeeded. */
export type Feed = v.InferOutput<typeof feedRow>

/** What is known of each calendar, in the order of their addresses; of one that was never read, nothing but its name. */
export async function readFeeds(urls: readonly string[]): Promise<Feed[]> {
  const names = urls.map(nameFeed)
  const rows = await query(sql`select * from calendar_feed where feed = any(${names}::text[])`, feedRow)
  return names.map(
    (name) =>
      rows.find(({ feed }) => feed === name) ?? {
        feed: name,
        fetchedAt: undefined,
        etag: undefined,
        snapshot: undefined,
        failedAt: undefined,
        failure: undefined,
      },
  )
}

/** Grows when calendars are read in another way, so that no snapshot of the way before is used. */
const version = 1

/** The name of a calendar, which tells nothing of its address. */
export function nameFeed(url: string): string {
  return createHash('sha256').update(`${version} ${settings.zone} ${url}`).digest('hex').slice(0, 32)
}

/** Keeps what was read. An older reading never replaces a newer one. @param startedAt milliseconds since 1970 */
export async function saveSnapshot(
  feed: string,
  startedAt: number,
  etag: string | undefined,
  snapshot: Snapshot,
): Promise<void> {
  const at = new Date(startedAt).toISOString()
  await execute(sql`insert into calendar_feed as known (feed, fetched_at, etag, snapshot)
values (${feed}, ${at}::timestamptz, ${etag}, ${JSON.stringify(snapshot)}::jsonb)
on conflict (feed) do update set fetched_at = excluded.fetched_at, etag = excluded.etag, snapshot = excluded.snapshot,
  failed_at = null, failure = null
where known.fetched_at is null or known.fetched_at <= excluded.fetched_at`)
}

/** Notes that a calendar is as it was. */
export async function noteUnchanged(feed: string, startedAt: number): Promise<void> {
  await execute(sql`update calendar_feed
set fetched_at = greatest(fetched_at, ${new Date(startedAt).toISOString()}::timestamptz), failed_at = null, failure = null
where feed = ${feed} and snapshot is not null`)
}

/** @param failure without anything of the calendar or its address */
export async function noteFailure(feed: string, startedAt: number, failure: string): Promise<void> {
  const at = new Date(startedAt).toISOString()
  await execute(sql`insert into calendar_feed as known (feed, failed_at, failure) values (${feed}, ${at}::timestamptz, ${failure})
on conflict (feed) do update set failed_at = excluded.failed_at, failure = excluded.failure
where known.fetched_at is null or known.fetched_at <= excluded.failed_at`)
}

/** Erases what was known of calendars that are not read any more. */
export async function eraseOtherFeeds(urls: readonly string[]): Promise<void> {
  await execute(sql`delete from calendar_feed where feed <> all(${urls.map(nameFeed)}::text[])`)
}
