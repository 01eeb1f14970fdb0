import { capitalize } from './capitalize.ts'
import { createDateFormat, nameZone } from './date-format.ts'
import { createTimeFormat } from './day-times.ts'
import { writeClockRange } from './duration.ts'

type Times = { start: Date; end: Date; isWholeDay: boolean }

/** Writes a session: "Tuesday, February 16, 2027, 09:30–13:30". @param wholeDay in place of hours */
function writeSession(session: Times, zone: string, locale: string, wholeDay: string): string {
  const day = createDateFormat(locale, { dateStyle: 'full', timeZone: zone }).format(session.start)
  const time = createTimeFormat(zone, locale)
  const hours = session.isWholeDay ? wholeDay : writeClockRange(time(session.start), time(session.end), locale)
  return locale.startsWith('zh') ? `${day} ${hours}` : `${day}, ${hours}`
}

/** Writes the days of a course from the first to the last: "February 16 – 17, 2027". */
export function writeCourseDays(sessions: ReadonlyArray<Pick<Times, 'start'>>, zone: string, locale: string): string {
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return ''
  // A session that takes the whole day ends with the first moment of the next one.
  return createDateFormat(locale, { dateStyle: 'long', timeZone: zone }).formatRange(first.start, last.start)
}

/** Writes all sessions of a course, and after them the zone that their hours are in: "Central European Time". */
export function writeSessions(
  { sessions, zone }: { sessions: readonly Times[]; zone: string },
  locale: string,
  wholeDay: string,
): string[] {
  const name = familiarZones[zone]?.[locale] ?? nameZone(locale, zone, 'longGeneric', sessions[0]?.start)
  const hasHours = sessions.some(({ isWholeDay }) => !isWholeDay)
  return [
    ...sessions.map((session) => writeSession(session, zone, locale, wholeDay)),
    ...(hasHours && name ? [capitalize(name, locale)] : []),
  ]
}

/** A zone that readers of a language know by another name than that of Intl. */
const familiarZones: Record<string, Record<string, string>> = {
  'Europe/Madrid': {
    es: 'hora peninsular española',
    fr: 'heure de Madrid, la même qu’à Paris, Bruxelles et Genève',
    zh: '马德里当地时间',
  },
}
