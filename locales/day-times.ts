import { createDateFormat, getFormat, nameZone } from './date-format.ts'
import { writeClock } from './duration.ts'

// Functions and browsers exchange moments in UTC only; this file writes them in a time zone.

export type DayTime = {
  /** As it is sent: 2026-12-01T09:00:00Z. */
  start: string
  /** For the visitor: 16:00, « 16 h », with the offset if the clocks of this day show it twice. */
  time: string
  /** The same moment for the owner, with the weekday if that is another one; undefined if both clocks agree. */
  ownerTime: string | undefined
}

export type Day = { day: string; label: string; times: DayTime[] }

/** Sorts starts such as 2026-12-01T09:00:00Z, in order, into the days of the visitor's time zone, by its IANA name. */
export function listDays(starts: readonly string[], locale: string, zone: string, ownerZone: string): Day[] {
  const toDay = createDayFormat(zone)
  const toOwnerDay = createDayFormat(ownerZone)
  const toTime = createTimeFormat(zone, locale)
  const toOwnerTime = createTimeFormat(ownerZone, locale)
  const nameDay = createDayName(locale, zone)
  const ownerWeekday = getFormat(locale, { timeZone: ownerZone, weekday: 'short' })
  const days = new Map<string, Day>()
  for (const start of starts) {
    const date = new Date(start)
    const day = toDay(date)
    const time = toTime(date)
    const ownerTime = toOwnerTime(date)
    const withDay = toOwnerDay(date) === day ? ownerTime : `${ownerWeekday.format(date)} ${ownerTime}`
    const times = days.get(day)?.times ?? []
    times.push({ start, time, ownerTime: withDay === time ? undefined : withDay })
    days.set(day, { day, label: days.get(day)?.label ?? nameDay(date), times })
  }
  for (const { times } of days.values()) addOffsets(times, zone)
  return [...days.values()]
}

/** The words of a time: "16:00 your time · 10:00 Madrid", or "10:00" if both clocks agree. */
export function nameTime(time: DayTime, words: TimeWords): string {
  return nameTimes(time, words).join(' · ')
}

/** The same in parts: the visitor's time and, if it is another one, the owner's. */
export function nameTimes({ time, ownerTime }: Omit<DayTime, 'start'>, words: TimeWords): [string, string?] {
  if (ownerTime === undefined) return [time]
  return [
    words.yours.replace('[time]', time),
    words.theirs.replace('[time]', ownerTime).replace('[place]', words.place),
  ]
}

/** `yours` and `theirs` of content/book.json, and the name of the owner's zone. */
export type TimeWords = { yours: string; theirs: string; place: string }

/** Writes a length of time: "30 minutes", "30 分钟". */
export function writeMinutes(minutes: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  // Intl sets Chinese without the space that stands between digits and characters.
  return format.format(minutes).replace(/(?<=\d) ?(?=\D)/, '\u00a0')
}

/** Writes a moment as a day of a zone: 2026-12-01. */
export function createDayFormat(zone: string): (date: Date) => string {
  // Swedish writes days as ISO 8601 does.
  const format = getFormat('sv', { timeZone: zone, dateStyle: 'short' })
  return (date) => format.format(date)
}

/** Names the day of a moment: "Tuesday, December 1", « mardi 1er décembre ». */
export function createDayName(locale: string, zone: string): (date: Date) => string {
  return createDateFormat(locale, { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format
}

/** Writes a moment as the time of day in a zone: 09:30, « 9 h 30 ». */
export function createTimeFormat(zone: string, locale: string): (date: Date) => string {
  const format = getFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (date) => writeClock(format.format(date), locale)
}

/** The zone of this browser; undefined if it names one that it does not know, as some phones do: Etc/Unknown. */
export function findOwnZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions()
  return timeZone && canonicalizeZone(timeZone) && timeZone
}

/** The name that this browser has for a zone: some call Asia/Kolkata Asia/Calcutta. Undefined for one that is newer than the browser. */
export function canonicalizeZone(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The offset of a zone at a moment, as this machine knows it: +02:00. */
export function readOffset(date: Date, zone: string): string {
  return nameZone('en', zone, 'longOffset', date).replace('GMT', '') || '+00:00'
}

/** An hour that comes twice, when the clocks are set back, is distinguished by its offset from UTC. */
function addOffsets(times: DayTime[], zone: string) {
  const twins = times.filter((one) => times.some((other) => other !== one && other.time === one.time))
  for (const twin of twins) {
    const offset = nameZone('en', zone, 'shortOffset', new Date(twin.start))
    twin.time += ` (${offset.replace('GMT', 'UTC').replace('-', '−')})`
  }
}
