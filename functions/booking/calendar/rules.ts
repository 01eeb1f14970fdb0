import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { day } from './durations.ts'

const listOf = (item: string) => new RegExp(`^(${item})(,(${item}))*$`)
const weekday = 'MO|TU|WE|TH|FR|SA|SU'

/** The parts of a rule that are understood; the library passes over unknown parts and numbers, so that their times would be free. */
const knownParts: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^0*[1-9]\d{0,8}$/,
  COUNT: /^0*[1-9]\d{0,8}$/,
  UNTIL: /./,
  WKST: listOf(weekday),
  BYDAY: listOf(`([+-]?([1-9]|[1-4]\\d|5[0-2]))?(${weekday})`),
  BYWEEKNO: listOf(String.raw`[+-]?([1-9]|[1-4]\d|5[0-3])`),
  BYYEARDAY: listOf(String.raw`[+-]?([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])`),
  BYMONTH: listOf('0?[1-9]|1[0-2]'),
  BYMONTHDAY: listOf(String.raw`[+-]?(0?[1-9]|[12]\d|3[01])`),
  BYSETPOS: listOf(String.raw`[+-]?[1-9]\d{0,2}`),
  BYHOUR: listOf(String.raw`[01]?\d|2[0-3]`),
  BYMINUTE: listOf(String.raw`[0-5]?\d`),
  BYSECOND: /^[0-5]?\d$/,
  // RFC 7529: these say what is so without them.
  RSCALE: /^GREGORIAN$/,
  SKIP: /^OMIT$/,
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const dayParts = ['BYMONTH', 'BYMONTHDAY', 'BYDAY', 'BYWEEKNO', 'BYYEARDAY', 'BYSETPOS']

/** If every program reads the days alike. The library leaves out some that `BYYEARDAY` and `BYDAY` name together. */
function isClear(rule: ReadonlyMap<string, string>): boolean {
  const [days = '', week, yearday] = ['BYDAY', 'BYWEEKNO', 'BYYEARDAY'].map((name) => rule.get(name))
  if (!week && !yearday && !/(\d\d|[6-9])[A-Z]/.test(days)) return true
  const parts = dayParts.filter((name) => rule.has(name)).join(' ')
  const isAlone = ['BYDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYDAY BYWEEKNO'].includes(parts)
  // The first and the last week lie in two years, so that it is not clear in which of them they count.
  const isInOneYear = !week || (!/\d/.test(days) && Number(rule.get('INTERVAL') ?? 1) === 1)
  return rule.get('FREQ') === 'YEARLY' && isAlone && isInOneYear
}

/** Times of a series on one day. For 24 of them the library can take 15 seconds. */
const mostTimes = 4

/** The library goes through all times of a series with `COUNT`, at up to 0.4 ms each. */
const mostCounted = 1_200

export const mostStarts = 2_000

/** Clock times, in milliseconds as if they were UTC. */
export type Span = { from: number; to: number }

/**
 * The starts of a series by its rule (RFC 5545, 3.3.10), on its own clock, in milliseconds as if that were UTC. `UNTIL`
 * is left to the caller, because it may be on another clock. `deadline` is on that of `performance.now()`.
 * @throws Error if the rule is not understood, has too many starts or takes too long
 */
export function expandRule(text: string, start: number, span: Span, deadline: number): number[] {
  if (performance.now() > deadline) throw new Error('too much work')
  const rule = new Map(text.toUpperCase().split(';').filter(Boolean).map(readPart))
  if ([...rule].some(([name, value]) => !knownParts[name]?.test(value))) throw new Error('unknown parts')
  if (!isClear(rule)) throw new Error('unclear')
  for (const name of ['UNTIL', 'RSCALE', 'SKIP']) rule.delete(name)
  // The library takes another day of the week.
  if (rule.has('BYWEEKNO') && !rule.has('BYDAY')) rule.set('BYDAY', weekdays[new Date(start).getUTCDay()] ?? '')
  const count = (name: string) => new Set(rule.get(name)?.split(',')).size || 1
  const times = count('BYHOUR') * count('BYMINUTE')
  const isLong = span.to - start > 800 * day && Number(rule.get('COUNT') ?? 0) > mostCounted
  // Positions are those of days; of several times on a day nobody asks for one.
  if (times > mostTimes || isLong || (times > 1 && rule.has('BYSETPOS'))) throw new Error('too much work')
  const toTime = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('UTC')
  const rruleString = `RRULE:${Array.from(rule, (part) => part.join('=')).join(';')}`
  const series = new RRuleTemporal({ rruleString, dtstart: toTime(start), strict: true, cache: false })
  const starts = series.between(toTime(span.from), toTime(span.to), true)
  if (starts.length > mostStarts) throw new Error('a rule with too many starts')
  return starts.map(({ epochMilliseconds }) => epochMilliseconds)
}

function readPart(part: string): [name: string, value: string] {
  const [name = '', value = ''] = part.split('=')
  return [name, value]
}

export function readUntil(text: string): string | undefined {
  return /(?:^|;)UNTIL=([^;]*)/i.exec(text)?.[1]
}
