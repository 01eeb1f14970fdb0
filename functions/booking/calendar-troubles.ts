import { createHash } from 'node:crypto'
import type { Environment } from '../../environment.ts'
import { tell } from '../../locales/owner.ts'
import type { Mail } from '../shared/mail/mailer.ts'
import { saveMail } from '../shared/mail/outbox.ts'
import { formatTime } from '../shared/mail/texts.ts'
import { day } from './calendar/durations.ts'
import { type Feed, readFeeds } from './calendar/feeds.ts'
import { isStale, listMoved } from './free-times.ts'

/** News of the calendars, without titles and addresses: why nothing can be booked, unclear events, and appointments moved by hand. */
export async function listTroubles(feeds: readonly Feed[], now: number) {
  const name = (index: number) => nameCalendar(index, feeds.length)
  const closed = feeds.flatMap((feed, index) => {
    if (!isStale(feed, now)) return []
    return [`${name(index)}: ${describeReading(feed)}${feed.failure ? ` (${feed.failure})` : ''}`]
  })
  const warnings = feeds.flatMap(
    ({ snapshot }, index) => snapshot?.warnings.map((text) => `${name(index)}: ${text}`) ?? [],
  )
  const moved = (await listMoved(feeds)).flatMap(({ id, interval: [from], isOurs }) =>
    isOurs && from > now ? [tell('owner.calendar.moved', { id, time: formatTime(new Date(from)) })] : [],
  )
  return { closed, warnings: [...warnings, ...moved] }
}

export function nameCalendar(index: number, count: number): string {
  return count > 1 ? tell('owner.calendar.number', { number: index + 1 }) : tell('owner.calendar')
}

export function describeReading({ fetchedAt }: Feed): string {
  return fetchedAt ? tell('owner.calendar.last', { time: formatTime(fetchedAt) }) : tell('owner.calendar.never')
}

/** Mails the owner at once and then daily while nothing can be booked, and once about each sort of warning. */
export async function reportTroubles(feeds: readonly Feed[], now: number): Promise<boolean> {
  const { closed, warnings } = await listTroubles(feeds, now)
  const keys: string[] = []
  if (closed.length > 0) {
    const stale = feeds.filter((feed) => isStale(feed, now))
    const since = Math.min(...stale.map(({ fetchedAt }) => fetchedAt?.getTime() ?? 0))
    keys.push(`calendar/closed/${since}/${Math.floor((now - since) / day)}`)
  }
  if (warnings.length > 0) {
    // A series comes with other dates each week, and tells nothing new.
    const sorts = [...new Set(warnings.map((text) => text.replace(/\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?/g, '')))].sort()
    keys.push(`calendar/warnings/${createHash('sha256').update(sorts.join('\n')).digest('hex').slice(0, 32)}`)
  }
  await Promise.all(keys.map((key) => saveMail(key, 'calendar')))
  return closed.length > 0
}

/** Describes the state at the time of writing: some troubles may be over since the mail was asked for. */
export async function composeCalendarMail({ CALENDAR_URLS }: Environment): Promise<Mail> {
  const { closed, warnings } = await listTroubles(await readFeeds(CALENDAR_URLS), Date.now())
  const isOpen = closed.length === 0
  const texts = [...closed, isOpen ? tell('owner.calendar.open') : tell('owner.calendar.closed'), ...warnings]
  const news = warnings.length > 0 ? tell('owner.calendar.look') : tell('owner.calendar.again')
  return { subject: isOpen ? news : tell('owner.calendar.closed.subject'), text: texts.join('\n\n') }
}
