import { demoLocales } from '../../../locales/demo-locales.ts'
import { monthNames, toDay } from '../calendar.ts'
import { fold } from '../fold.ts'
import { splitClock } from './parse-clock.ts'

export type DayOrder = 'dayFirst' | 'monthFirst'

const monthNumbers = new Map(
  Object.values(monthNames).flatMap((months) =>
    months.flatMap((names, index) => names.map((name) => [name, index + 1])),
  ),
)

/**
 * Reads a date as files write it: `2025-03-14`, `14/03/2025`, `3.14.25`, `14 de marzo de 2025`, `Mar 14, 2025`, `14-Mar-25`,
 * `2025年3月14日`, `2025-03`. A time of day or a weekday beside it is left out.
 *
 * @param order the part that comes first in `03/04/2025`; with points between the numbers it is always the day
 * @returns days since 1970-01-01, undefined if the text is no date
 */
export function parseDate(text: string, order: DayOrder): number | undefined {
  // The cheap look first: columns of 50,000 texts pass here.
  if (!/[\d０-９]/.test(text) || text.length > 60) return undefined
  const compact = readCompact(text)
  return compact === undefined ? parseDay(splitClock(text).date, order) : Math.floor(compact / dayLength)
}

/** A date with its time of day; `offset` is the distance from UTC if the text tells it. All in milliseconds. */
export type Moment = { time: number; offset?: number }

const dayLength = 86_400_000

/**
 * Reads a date with or without a time of day, or the seconds, milli-, micro- or nanoseconds since 1970.
 *
 * @returns the time as the clock of its place shows it
 */
export function parseMoment(text: string, order: DayOrder): Moment | undefined {
  const compact = readCompact(text)
  if (compact !== undefined) return { time: compact }
  const [, seconds, rest = ''] = /^\s*(\d{9,10})(\d{3}|\d{6}|\d{9})?(?:\.\d+)?\s*$/.exec(text) ?? []
  if (seconds !== undefined) return { time: Number(seconds) * 1000 + Number(rest.slice(0, 3) || 0) }
  const { date, clock } = splitClock(text)
  const day = parseDay(date, order)
  if (day === undefined) return undefined
  const time = day * dayLength + (clock?.time ?? 0)
  return clock?.offset === undefined ? { time } : { time, offset: clock.offset }
}

const compactPattern = /^\s*((?:19|20)\d{2})([01]\d)([0-3]\d)(?:[T\s]?([0-2]\d):?([0-5]\d)(?::?([0-5]\d))?Z?)?\s*$/

/** Banks of China and archives of prices write `20250314` and `20250314 170000`. */
function readCompact(text: string): number | undefined {
  const match = compactPattern.exec(text)
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = Array.from(match ?? [], (part) =>
    Number(part ?? 0),
  ).slice(1)
  const start = match ? toDay(year, month, day) : undefined
  return start === undefined ? undefined : start * dayLength + ((hours * 60 + minutes) * 60 + seconds) * 1000
}

const isoPattern = /^\s*(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?\s*$/
const numericPattern = /^\s*(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\s*$/
const chinesePattern = /^\s*(\d{4})\s*年\s*(\d{1,2})\s*月\s*(?:(\d{1,2})\s*[日号]?)?\s*$/

function parseDay(text: string, order: DayOrder): number | undefined {
  const date = stripWeekday(text)
  return parseIsoLike(date) ?? parseNumeric(date, order) ?? parseWritten(date)
}

function parseIsoLike(text: string): number | undefined {
  const match = isoPattern.exec(text)
  if (match) return toDay(Number(match[1]), Number(match[3]), Number(match[4] ?? 1))
  const chinese = chinesePattern.exec(text)
  return chinese ? toDay(Number(chinese[1]), Number(chinese[2]), Number(chinese[3] ?? 1)) : undefined
}

function parseNumeric(text: string, order: DayOrder): number | undefined {
  const match = numericPattern.exec(text)
  if (!match) return undefined
  const [first, second] = [Number(match[1]), Number(match[3])]
  const isDayFirst = order === 'dayFirst' || match[2] === '.'
  return toDay(completeYear(match[4] ?? ''), isDayFirst ? second : first, isDayFirst ? first : second)
}

/** Two digits are the years from 1970 to 2069, as in spreadsheets and POSIX. */
function completeYear(text: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function parseWritten(text: string): number | undefined {
  const words = fold(text).match(/[a-z]+|\d+/g)
  if (!words || words.length > 7) return undefined
  const months = words.flatMap((word) => monthNumbers.get(word) ?? [])
  const numbers = words.filter((word) => /^\d/.test(word))
  // 14-Mar-25 has its month in the middle.
  const isShort = words.length === 3 && /^\d\d?$/.test(words[0] ?? '') && /^\d\d$/.test(words[2] ?? '')
  const year = isShort ? words[2] : numbers.find((number) => number.length === 4)
  const days = isShort ? [words[0]] : numbers.filter((number) => number !== year)
  const others = words.filter((word) => !/^\d/.test(word) && !monthNumbers.has(word) && !connecting.has(word))
  if (months.length !== 1 || !months[0] || !year || days.length > 1 || others.length > 0) return undefined
  return toDay(completeYear(year), months[0], Number(days[0] ?? 1))
}

const connecting = new Set(['de', 'del', 'of', 'the', 'le', 'el', 'st', 'nd', 'rd', 'th', 'er', 'o'])

/** Names of weekdays, in full and short, as `Intl` and people write them. */
const weekdays = [...demoLocales, 'de'].flatMap((locale) =>
  (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day) => format.format(day * dayLength).replace('.', ''))
  }),
)
const weekday = `[(（]?(?:${weekdays.join('|')})[)）]?\\.?`
const weekdayPattern = new RegExp(`^\\s*${weekday}[\\s,]+(?=.*\\d)|(?<=\\d.*[\\s日号])${weekday}\\s*$`, 'i')

function stripWeekday(text: string): string {
  return /[^\d\s./-]/.test(text) ? text.normalize('NFKC').replace(weekdayPattern, '') : text
}

/**
 * Finds whether days or months come first in a column's dates.
 *
 * @returns the order, and a text that leaves it open if no text decides: then the day is taken first
 */
export function detectDayOrder(texts: Iterable<string>): { order: DayOrder; doubt?: string } {
  const votes = { dayFirst: 0, monthFirst: 0 }
  let doubt: string | undefined
  for (const text of texts) {
    const match = numericPattern.exec(stripWeekday(splitClock(text).date))
    if (!match || match[2] === '.') continue
    const [first, second] = [Number(match[1]), Number(match[3])]
    if (first > 12 && second <= 12) votes.dayFirst += 1
    else if (second > 12 && first <= 12) votes.monthFirst += 1
    else if (first !== second) doubt ??= text
  }
  if (votes.dayFirst === 0 && votes.monthFirst === 0) {
    return doubt === undefined ? { order: 'dayFirst' } : { order: 'dayFirst', doubt }
  }
  return { order: votes.monthFirst > votes.dayFirst ? 'monthFirst' : 'dayFirst' }
}
