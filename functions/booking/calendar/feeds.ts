import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { toAsciiDomain } from '../../../email-address.ts'
import { type Environment, isLoopback } from '../../../environment.ts'
import { bookingTypes, booking as settings } from '../../../model/kinds/booking.ts'
import { site } from '../../../model/kinds/site.ts'
import { alert, fault } from '../../shared/data/alert.ts'
import { execute, query, type Statement, sql, touches } from '../../shared/data/database.ts'
import { readBytes } from '../../shared/http/requests.ts'
import { day } from './durations.ts'
import { CalendarError, type Component, parseIcs } from './ical.ts'
import { type Snapshot, snapshotSchema } from './snapshot.ts'

const time = v.nullable(v.date())

const feedRow = v.object({
  feed: v.string(),
  /** When the last reading began that succeeded. */
  fetchedAt: time,
  /** One that does not fit, such as one with a city that cannot be booked any more, was never read. */
  snapshot: v.fallback(v.nullable(snapshotSchema), null),
  /** When a reading began that has not ended, the first of several. */
  startedAt: time,
  failedAt: time,
  failure: v.nullable(v.string()),
})

export type Feed = v.InferOutput<typeof feedRow>

/** The last reading of each calendar, in the order of their addresses. One that was never read has nothing but its name. */
export async function readFeeds(urls: readonly string[]): Promise<Feed[]> {
  if (urls.length === 0) return []
  return query(feedRow)`
select name as feed, fetched_at as "fetchedAt", snapshot, started_at as "startedAt", failed_at as "failedAt", failure
from unnest(${urls.map(nameFeed)}::text[]) with ordinality as wanted (name, place) left join calendar_feed on feed = name
order by place`
}

/** Grows when calendars are read or kept in another way: no version of the site meets a snapshot of another, also one that is taken back. */
const version = 5

/** The days that are read: to the horizon, and some more until the next reading. */
const countDays = () => Math.max(...bookingTypes.map((type) => settings.types[type].horizonDays)) + 3

/** The name of a calendar, which tells nothing of its address. */
function nameFeed(url: string): string {
  return createHash('sha256').update(`${version} ${settings.zone} ${countDays()} ${url}`).digest('hex').slice(0, 32)
}

/** Notes that a reading begins. False beside one of the last 8 seconds or just after another, unless it is forced. */
async function noteStart(feed: string, startedAt: number, maxAge: number, isForced: boolean): Promise<boolean> {
  return touches(sql`insert into calendar_feed as known (feed, started_at) values (${feed}, ${toTime(startedAt)})
on conflict (feed) do update set started_at = coalesce(known.started_at, excluded.started_at)
where ${isForced} or (
  ${isAway(sql`known.started_at`, 8)} and ${isAway(sql`known.fetched_at`, maxAge)} and ${isAway(sql`known.failed_at`, pause)}
)`)
}

/** A time further from the beginning of a reading than some seconds. It may be one to come, which a wrong clock has noted. */
const isAway = (time: Statement, seconds: number) =>
  sql`coalesce(abs(extract(epoch from excluded.started_at - ${time})) > ${seconds}::int, true)`

/**
 * Notes what a reading has found, or why it failed, which quotes neither the calendar nor its address. An older one never replaces a newer
 * one; none ends a quarter of an hour after another has begun, but for a wrong clock.
 */
export async function noteEnd(feed: string, startedAt: number, found: Snapshot | string): Promise<void> {
  const time = toTime(startedAt)
  const [snapshot, failure] = typeof found === 'string' ? [null, found] : [JSON.stringify(found), null]
  await execute(sql`insert into calendar_feed as known (feed, fetched_at, snapshot, failed_at, failure)
values (${feed}, ${failure ? null : time}::timestamptz, ${snapshot}::jsonb, ${failure ? time : null}::timestamptz, ${failure})
on conflict (feed) do update set fetched_at = coalesce(excluded.fetched_at, known.fetched_at), started_at = null,
  snapshot = coalesce(excluded.snapshot, known.snapshot), failed_at = excluded.failed_at, failure = excluded.failure
where coalesce(known.fetched_at <= ${time} or known.fetched_at > ${time} + interval '15 minutes', true)`)
}

const toTime = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`

/** Seconds after a failure in which no visitor waits for another try; the schedule has its own. */
const pause = 300

/** Seconds after which a reading that began has ended, or never will. */
const longestReading = 30

/** So many events do not go at once: it is the calendar that is broken, or another one. */
const many = 10

/**
 * Reads the owner's calendars, each within milliseconds. If one cannot be read, its last reading stays, and grows old. With `maxAge`
 * those are left out that were read at most so many seconds ago or have just failed.
 */
export async function refreshFeeds(environment: Environment, { now = Date.now(), maxAge = 0, timeout = 8_000 } = {}) {
  const { CALENDAR_URLS, CONTACT_TO, MAIL_FROM, BOOKING_FROM } = environment
  const senders = [site.owner.email, toAsciiDomain(site.owner.email), CONTACT_TO, MAIL_FROM, BOOKING_FROM]
  const owners = senders.flatMap((sender) => sender?.match(/[^\s<>]+@[^\s<>]+/) ?? [])
  const span = { from: now - 2 * day, to: now + countDays() * day, owners }
  const isAfter = (time: Date | null, seconds: number) => !time || Math.abs(now - time.getTime()) > seconds * 1_000
  const feeds = await readFeeds(CALENDAR_URLS)
  const work = feeds.flatMap((feed, index) => {
    const isDue = maxAge === 0 || (isAfter(feed.fetchedAt, maxAge) && isAfter(feed.failedAt, pause))
    return isDue ? refresh(CALENDAR_URLS[index] ?? '', feed) : []
  })
  if (work.length === 0) return feeds
  await Promise.all(work)
  return readFeeds(CALENDAR_URLS)

  async function refresh(url: string, { feed, snapshot, startedAt }: Feed): Promise<void> {
    const fail = (...why: ConstructorParameters<typeof CalendarError>) =>
      noteEnd(feed, now, new CalendarError(...why).message)
    // Reading it again at once could end the next process too.
    if (startedAt && isAfter(startedAt, longestReading))
      return fail('crashed', { command: 'npm run bookings -- --check' })
    if (!(await noteStart(feed, now, maxAge, maxAge === 0 || !snapshot))) return waitForOther(url, timeout)
    const found = await fetchFeed(url, timeout)
      // Rules of series need a large library, and most requests find the calendar read.
      .then(async (calendars) => (await import('./read-calendar.ts')).readCalendar(calendars, span))
      .catch((error: Error) => error)
    if (found instanceof CalendarError) return noteEnd(feed, now, found.message)
    if (found instanceof Error) {
      // A fault of ours. Its message may quote the calendar.
      await fail('failed', { name: found.name })
      return alert(fault, environment, `reading a calendar: ${found.name}`)
    }
    const before = snapshot?.events ?? 0
    if (found.events > 0 || before < many) return noteEnd(feed, now, found)
    return fail('gone', { count: before })
  }
}

/** Another request is reading this calendar: waits for its end, good or bad. */
async function waitForOther(url: string, timeout: number): Promise<void> {
  for (const end = Date.now() + timeout; Date.now() < end; await setTimeout(200)) {
    const [feed] = await readFeeds([url])
    if (!feed?.startedAt) return
  }
}

/** Says of each address why it leads to no calendar. One that only fails to answer may be right. */
export async function listWrongFeeds(urls: readonly string[]): Promise<string[]> {
  const faults = urls.map(async (url, index) => {
    const fault = await fetchFeed(url, 8_000).then(
      () => '',
      (error: Error) => error.message,
    )
    return /^$|^no (answer|connection)|^status 5/.test(fault) ? [] : `calendar ${index + 1}: ${fault}`
  })
  return (await Promise.all(faults)).flat()
}

/** Bytes, after they were unpacked. */
const largest = 25 * 1024 * 1024

const mostRedirects = 3

/** Fetches a calendar. Its address is a secret: no error quotes it. */
async function fetchFeed(url: string, timeout: number): Promise<Component[]> {
  try {
    return await follow(new URL(url), AbortSignal.timeout(timeout))
  } catch (error) {
    if (error instanceof CalendarError) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new CalendarError(isLate ? 'late' : 'away')
  }
}

async function follow(start: URL, signal: AbortSignal): Promise<Component[]> {
  let url = start
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const isAllowed =
      url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(start.hostname))
    if (!isAllowed) throw new CalendarError('open')
    const { ok, status, headers, body } = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'text/calendar' },
    })
    if (ok) {
      const bytes = await readBytes(body, largest)
      if (!bytes) throw new CalendarError('large')
      return parseIcs(bytes)
    }
    await body?.cancel()
    const location = status >= 300 && status < 400 && headers.get('location')
    if (!location) throw new CalendarError('status', { status })
    url = new URL(location, url)
  }
  throw new CalendarError('redirects', { most: mostRedirects })
}
