import { createHash } from 'node:crypto'
import type { Environment } from '../../environment.ts'
import { formatTime, type Mail } from '../shared/mail/mailer.ts'
import { saveMail } from '../shared/mail/outbox.ts'
import { type Feed, readFeeds } from './calendar/feeds.ts'
import { isStale, listMoved } from './free-times.ts'

/** News of the calendars for the owner, in sentences without titles and addresses. */
type Troubles = {
  /** Why nothing can be booked. */
  closed: string[]
  /** Unclear events, and appointments that somebody has moved by hand. */
  warnings: string[]
}

export async function listTroubles(feeds: readonly Feed[], now: number): Promise<Troubles> {
  const name = (index: number) => (feeds.length > 1 ? `Calendar ${index + 1} of CALENDAR_URLS` : 'Your calendar')
  const closed = feeds.flatMap((feed, index) => {
    if (!isStale(feed, now)) return []
    const last = feed.fetchedAt ? `was last read at ${formatTime(feed.fetchedAt)}` : 'was never read'
    return [`${name(index)} ${last}${feed.failure ? ` (${feed.failure})` : ''}.`]
  })
  const warnings = feeds.flatMap(
    ({ snapshot }, index) => snapshot?.warnings.map((text) => `${name(index)}, ${text}`) ?? [],
  )
  const moved = (await listMoved(feeds)).flatMap(({ id, interval: [from], isOurs }) =>
    isOurs && from > now
      ? [
          `The appointment ${id} stands at ${formatTime(new Date(from))} in your calendar, where this site did not put it. Both times count as busy.`,
        ]
      : [],
  )
  return { closed, warnings: [...warnings, ...moved] }
}

const day = 24 * 3_600_000

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
  const texts = [
    ...closed,
    isOpen
      ? 'All calendars are read, and appointments can be booked.'
      : 'Until it is read again nothing can be booked, and the pages for it show the message form. See "Your calendar" in docs/owner.md.',
    ...warnings,
  ]
  const subject = isOpen ? 'Your calendar: something to look at' : 'Nothing can be booked: your calendar cannot be read'
  return { subject, text: texts.join('\n\n') }
}
