import * as v from 'valibot'

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
  BYSECOND: listOf(number(0, 59)),
})

/** Days that are asked, which with `COUNT` are all from the first: a hundred years. */
const mostDays = 36_600

/** Times of a day in one rule. */
const mostTimes = 24

/**
 * The starts of a series by its rule (RFC 5545, 3.3.10), on its own clock, in milliseconds as if that were UTC. Each day of the
 * span is asked whether it matches, so the work is bounded by the days and not by the rule; libraries step from one start to the
 * next, and some steps never end.
 *
 * @param text such as `FREQ=WEEKLY;BYDAY=MO`
 * @param most how many starts there may be
 * @param check is called now and then, and may throw to end the work
 * @returns without regard to `UNTIL`, which may be on another clock
 * @throws Error where the rule is not understood, or has too many starts
 */
export function expandRule(
  text: string,
  start: number,
  span: { from: number; to: number },
  { most, check }: { most: number; check?: () => void },
): number[] {
  const parts = text.toUpperCase().split(';').filter(Boolean)
  const rule = v.parse(ruleSchema, Object.fromEntries(parts.map((part) => part.split('='))))
  const first = Math.floor(start / day)
  const matches = createMatcher(rule, first)
  const times = listTimes(rule, start - first * day)
  const from = Math.max(first, Math.floor(span.from / day))
  const begin = rule.COUNT ? first : from
  if (span.to / day - begin > mostDays) throw new Error('a rule of more than a hundred years')
  const starts: number[] = []
  let index = 0
  for (let date = begin; date * day <= span.to; date++) {
    if (date % 500 === 0) check?.()
    for (const time of matches(date) ? times : []) {
      if (date * day + time < start) continue
      if (rule.COUNT && index >= rule.COUNT) return starts
      index += 1
      if (date >= from) starts.push(date * day + time)
    }
    if (starts.length > most) throw new Error('a rule with too many starts')
  }
  return starts
}

/** The end of a series by its rule. */
export function readUntil(text: string): string | undefined {
  return /(?:^|;)UNTIL=([^;]*)/i.exec(text)?.[1]
}

type Rule = v.InferOutput<typeof ruleSchema>

/** Whether a day, as days since 1970, has starts. @param first the day of the first start */
function createMatcher(rule: Rule, first: number): (date: number) => boolean {
  const { FREQ: frequency, BYDAY, BYMONTH, BYMONTHDAY, BYSETPOS } = rule
  const isOfMonth = frequency === 'MONTHLY' || BYMONTH !== undefined
  const hasNth = BYDAY?.some(({ nth }) => nth !== 0)
  if (frequency === 'WEEKLY' && BYMONTHDAY) throw new Error('days of the month in a rule of weeks')
  if (hasNth && frequency !== 'MONTHLY' && frequency !== 'YEARLY')
    throw new Error('numbers of weekdays in days or weeks')

  /** The period that a day lies in, as a number that grows by one from each to the next. */
  const findPeriod = ({ date, year, month }: DateFields) => {
    if (frequency === 'WEEKLY') return Math.floor((date + 3 - weekdays.indexOf(rule.WKST)) / 7)
    return { DAILY: date, MONTHLY: year * 12 + month, YEARLY: year }[frequency]
  }
  const begin = readDate(first)
  const firstPeriod = findPeriod(begin)
  const fits = (fields: DateFields) => {
    if (BYMONTH && !BYMONTH.includes(fields.month)) return false
    if (BYMONTHDAY && ![fields.day, fields.day - fields.monthLength - 1].some((day) => BYMONTHDAY.includes(day)))
      return false
    if (BYDAY)
      return BYDAY.some(({ weekday, nth }) => weekday === fields.weekday && (!nth || isNth(nth, fields, isOfMonth)))
    if (BYMONTHDAY || frequency === 'DAILY') return true
    if (frequency === 'WEEKLY') return fields.weekday === begin.weekday
    return fields.day === begin.day && (isOfMonth || fields.month === begin.month)
  }

  // Positions are those of days; of several times on a day nobody asks for one.
  const reach = { DAILY: 0, WEEKLY: 6, MONTHLY: 30, YEARLY: 365 }[frequency]
  if (BYSETPOS && (!reach || rule.BYHOUR || rule.BYMINUTE || rule.BYSECOND)) throw new Error('positions of times')
  const datesOf = new Map<number, number[]>()
  const listDates = (date: number, period: number) => {
    const around = Array.from({ length: 2 * reach + 1 }, (_, index) => readDate(date - reach + index))
    return around.filter((other) => findPeriod(other) === period && fits(other)).map((other) => other.date)
  }

  return (date) => {
    const fields = readDate(date)
    const period = findPeriod(fields)
    if ((period - firstPeriod) % rule.INTERVAL !== 0 || !fits(fields)) return false
    if (!BYSETPOS) return true
    const dates = datesOf.get(period) ?? listDates(date, period)
    datesOf.set(period, dates)
    return [dates.indexOf(date) + 1, dates.indexOf(date) - dates.length].some((position) => BYSETPOS.includes(position))
  }
}

type DateFields = ReturnType<typeof readDate>

function readDate(date: number) {
  const time = new Date(date * day)
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth() + 1]
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const monthLength = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return { date, year, month, day: time.getUTCDate(), weekday: (((date + 3) % 7) + 7) % 7, monthLength, isLeap }
}

/** Whether a day is the second (2) or last but one (-2) of its weekday in its month or year. */
function isNth(
  nth: number,
  { date, year, day: ofMonth, monthLength, isLeap }: DateFields,
  isOfMonth: boolean,
): boolean {
  const index = isOfMonth ? ofMonth - 1 : date - new Date(0).setUTCFullYear(year, 0, 1) / day
  const length = isOfMonth ? monthLength : isLeap ? 366 : 365
  return nth > 0 ? Math.floor(index / 7) + 1 === nth : Math.floor((length - 1 - index) / 7) + 1 === -nth
}

/** Milliseconds after midnight. */
function listTimes({ BYHOUR, BYMINUTE, BYSECOND }: Rule, time: number): number[] {
  const hours = BYHOUR ?? [Math.floor(time / 3_600_000)]
  const minutes = BYMINUTE ?? [Math.floor(time / 60_000) % 60]
  const seconds = BYSECOND ?? [Math.floor(time / 1_000) % 60]
  if (hours.length * minutes.length * seconds.length > mostTimes) throw new Error('a rule of too many times a day')
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1_000)),
  )
  return times.sort((one, other) => one - other)
}
