import * as v from 'valibot'
import { memoize } from '../../../memoize.ts'

const day = 24 * 3_600_000

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

const number = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^[+-]?\d{1,9}$/), v.transform(Number), v.minValue(least), v.maxValue(most))

const listOf = <Item extends v.GenericSchema<string, unknown>>(item: Item) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(item),
      // Thousands of the same hour and minute would be millions of times.
      v.transform((items) => [...new Set(items)]),
    ),
  )

const weekday = v.pipe(
  v.string(),
  v.regex(/^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)$/),
  v.transform((text) => ({
    weekday: weekdays.findIndex((name) => text.endsWith(name)),
    nth: Number(text.slice(0, -2)),
  })),
)

const ruleSchema = v.strictObject({
  FREQ: v.picklist(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']),
  INTERVAL: v.optional(number(1, 999_999_999), '1'),
  COUNT: v.optional(number(1, 999_999_999)),
  UNTIL: v.optional(v.string()),
  WKST: v.optional(v.picklist(weekdays), 'MO'),
  BYDAY: listOf(weekday),
  BYMONTH: listOf(number(1, 12)),
  BYMONTHDAY: listOf(number(-31, 31)),
  BYSETPOS: listOf(number(-366, 366)),
  BYHOUR: listOf(number(0, 23)),
  BYMINUTE: listOf(number(0, 59)),
  BYSECOND: v.optional(number(0, 59)),
})

/** Days that are asked, which with `COUNT` are all from the first: a hundred years. */
const mostDays = 36_600

/** Starts of one series within the span. */
export const mostStarts = 2_000

/** Clock times, in milliseconds as if they were UTC. */
export type Span = { from: number; to: number }

/**
 * The starts of a series by its rule (RFC 5545, 3.3.10), on its own clock, in milliseconds as if that were UTC. Each day of the
 * span is tested, so the work is bounded by the days and not by the rule; libraries step from one start to the
 * next, and some steps never end.
 *
 * `UNTIL` is left to the caller, because it may be on another clock.
 *
 * @param deadline on the clock of `performance.now()`
 * @throws Error if the rule is not understood, has too many starts or takes too long
 */
export function expandRule(text: string, start: number, span: Span, deadline: number): number[] {
  const parts = text.toUpperCase().split(';').filter(Boolean)
  const rule = v.parse(ruleSchema, Object.fromEntries(parts.map((part) => part.split('='))))
  const first = Math.floor(start / day)
  const matches = createMatcher(rule, first)
  const times = listTimes(rule, new Date(start))
  // Positions are those of days; of several times on a day nobody asks for one.
  if (rule.BYSETPOS && times.length > 1) throw new Error('positions of times')
  const from = Math.max(first, Math.floor(span.from / day))
  const begin = rule.COUNT ? first : from
  if (span.to / day - begin > mostDays) throw new Error('a rule of more than a hundred years')
  const starts: number[] = []
  let index = 0
  for (let date = begin; date * day <= span.to; date++) {
    if ((date - begin) % 500 === 0 && performance.now() > deadline) throw new Error('too much work')
    for (const time of matches(date) ? times : []) {
      if (date * day + time < start) continue
      if (rule.COUNT && index >= rule.COUNT) return starts
      index += 1
      if (date >= from) starts.push(date * day + time)
    }
    if (starts.length > mostStarts) throw new Error('a rule with too many starts')
  }
  return starts
}

/** The end of a series by its rule. */
export function readUntil(text: string): string | undefined {
  return /(?:^|;)UNTIL=([^;]*)/i.exec(text)?.[1]
}

type Rule = v.InferOutput<typeof ruleSchema>

/** Tells if a day, in days since 1970, has starts. @param first the day of the first start */
function createMatcher(rule: Rule, first: number): (date: number) => boolean {
  const { FREQ: frequency, BYDAY, BYMONTH, BYMONTHDAY, BYSETPOS } = rule
  const isOfMonth = frequency === 'MONTHLY' || (frequency === 'YEARLY' && BYMONTH !== undefined)
  if (BYDAY?.some(({ nth }) => nth) && !isOfMonth) throw new Error('numbers of weekdays outside of a month')

  /** The period that a day lies in, as a number that grows by one from each to the next. */
  const findPeriod = ({ date, year, month }: DateFields) => {
    if (frequency === 'WEEKLY') return Math.floor((date + 3 - weekdays.indexOf(rule.WKST)) / 7)
    return { DAILY: date, MONTHLY: year * 12 + month, YEARLY: year }[frequency]
  }
  const begin = readDate(first)
  const firstPeriod = findPeriod(begin)
  const fits = (fields: DateFields) => {
    if (BYMONTH && !BYMONTH.includes(fields.month)) return false
    const fromEnd = fields.day - 1 - fields.monthLength
    if (BYMONTHDAY && !BYMONTHDAY.includes(fields.day) && !BYMONTHDAY.includes(fromEnd)) return false
    const nths = [0, Math.ceil(fields.day / 7), Math.floor(fromEnd / 7)]
    if (BYDAY) return BYDAY.some(({ weekday, nth }) => weekday === fields.weekday && nths.includes(nth))
    if (BYMONTHDAY || frequency === 'DAILY') return true
    if (frequency === 'WEEKLY') return fields.weekday === begin.weekday
    return fields.day === begin.day && (isOfMonth || fields.month === begin.month)
  }

  const reach = { DAILY: 0, WEEKLY: 6, MONTHLY: 30, YEARLY: 365 }[frequency]
  const listDates = memoize((period: number, date: number) => {
    const around = Array.from({ length: 2 * reach + 1 }, (_, index) => readDate(date - reach + index))
    return around.filter((other) => findPeriod(other) === period && fits(other)).map((other) => other.date)
  }, String)

  return (date) => {
    const fields = readDate(date)
    const period = findPeriod(fields)
    if ((period - firstPeriod) % rule.INTERVAL !== 0 || !fits(fields)) return false
    if (!BYSETPOS) return true
    const dates = listDates(period, date)
    return [dates.indexOf(date) + 1, dates.indexOf(date) - dates.length].some((position) => BYSETPOS.includes(position))
  }
}

type DateFields = ReturnType<typeof readDate>

function readDate(date: number) {
  const time = new Date(date * day)
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth() + 1]
  const monthLength = new Date(new Date(time).setUTCMonth(month, 0)).getUTCDate()
  return { date, year, month, monthLength, day: time.getUTCDate(), weekday: (time.getUTCDay() + 6) % 7 }
}

/** Milliseconds after midnight. */
function listTimes({ BYHOUR, BYMINUTE, BYSECOND }: Rule, start: Date): number[] {
  const [hours, minutes] = [BYHOUR ?? [start.getUTCHours()], BYMINUTE ?? [start.getUTCMinutes()]]
  const second = BYSECOND ?? start.getUTCSeconds()
  const times = hours.flatMap((hour) => minutes.map((minute) => ((hour * 60 + minute) * 60 + second) * 1_000))
  return times.sort((one, other) => one - other)
}
