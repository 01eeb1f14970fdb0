/** Clock times, in milliseconds as if their zone were UTC. */
type Span = { from: number; to: number }

/** A rule of a series that is not understood, or that says more than anybody has to do. */
export class RuleError extends Error {}

const day = 24 * 3_600_000

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Days that are asked, which with `COUNT` are all from the first: a hundred years. */
const mostDays = 36_600

/** Times of a day in one rule. */
const mostTimes = 24

/**
 * The starts of a series by its rule (RFC 5545, 3.3.10), on its own clock. Each day of the span is asked whether it matches, so the
 * work is bounded by the days and not by the rule; libraries step from one start to the next, and some steps never end.
 *
 * @param most how many starts there may be
 * @param check is called now and then, and may throw to end the work
 * @returns without regard to `UNTIL`, which may be on another clock
 * @throws RuleError where the rule is not understood, or has too many starts
 */
export function expandRule(
  rule: ReadonlyMap<string, string>,
  start: number,
  span: Span,
  { most, check }: { most: number; check: () => void },
): number[] {
  const first = Math.floor(start / day)
  const matches = createMatcher(rule, first)
  const times = readTimes(rule, start - first * day)
  const count = readNumber(rule, 'COUNT')
  const from = Math.max(first, Math.floor(span.from / day))
  const begin = count ? first : from
  if (span.to / day - begin > mostDays) throw new RuleError()
  const starts: number[] = []
  let index = 0
  for (let date = begin; date * day <= span.to; date++) {
    if (date % 500 === 0) check()
    if (!matches(date)) continue
    for (const time of times) {
      const moment = date * day + time
      if (moment < start) continue
      if (count && index >= count) return starts
      index += 1
      if (date >= from) starts.push(moment)
    }
    if (starts.length > most) throw new RuleError()
  }
  return starts
}

/** The parts of a rule: `FREQ=WEEKLY;BYDAY=MO`. */
export function parseRule(value: string): Map<string, string> {
  const parts = value.toUpperCase().split(';').filter(Boolean)
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]),
  )
}

const knownParts = 'FREQ INTERVAL COUNT UNTIL WKST BYDAY BYMONTH BYMONTHDAY BYSETPOS BYHOUR BYMINUTE BYSECOND'.split(
  ' ',
)

/** Whether a day, as days since 1970, has starts. @param first the day of the first start */
function createMatcher(rule: ReadonlyMap<string, string>, first: number): (date: number) => boolean {
  if ([...rule.keys()].some((name) => !knownParts.includes(name))) throw new RuleError()
  const frequency = rule.get('FREQ') ?? ''
  const interval = readNumber(rule, 'INTERVAL') ?? 1
  const [months, monthDays, positions] = [
    readList(rule, 'BYMONTH', 1, 12),
    readList(rule, 'BYMONTHDAY', -31, 31),
    readList(rule, 'BYSETPOS', -366, 366),
  ]
  const byDay = readWeekdays(rule, frequency)
  if (frequency === 'WEEKLY' && monthDays) throw new RuleError()
  // Positions are those of days; of several times on a day nobody asks for one.
  const reach = { WEEKLY: 6, MONTHLY: 30, YEARLY: 365 }[frequency]
  if (positions && (!reach || rule.has('BYHOUR') || rule.has('BYMINUTE') || rule.has('BYSECOND'))) throw new RuleError()
  const begin = readDate(first)
  const weekStart = rule.has('WKST') ? weekdays.indexOf(rule.get('WKST') ?? '') : 0
  if (weekStart < 0) throw new RuleError()

  // The period that a day lies in, as a number that grows by one from each to the next.
  const periods: Record<string, (date: number, fields: DateFields) => number> = {
    DAILY: (date) => date,
    WEEKLY: (date) => Math.floor((date + 3 - weekStart) / 7),
    MONTHLY: (_, { year, month }) => year * 12 + month,
    YEARLY: (_, { year }) => year,
  }
  const findPeriod = periods[frequency]
  if (!findPeriod) throw new RuleError()
  const firstPeriod = findPeriod(first, begin)

  const fits = (fields: DateFields) => {
    const { month, day, weekday, monthLength } = fields
    if (months && !months.includes(month)) return false
    if (monthDays && !monthDays.includes(day) && !monthDays.includes(day - monthLength - 1)) return false
    if (byDay)
      return byDay.some(
        ({ weekday: wanted, nth }) =>
          wanted === weekday && (!nth || isNth(nth, fields, frequency === 'MONTHLY' || months !== undefined)),
      )
    if (monthDays || frequency === 'DAILY') return true
    if (frequency === 'WEEKLY') return weekday === begin.weekday
    return day === begin.day && (frequency === 'MONTHLY' || months !== undefined || month === begin.month)
  }

  /** Whether the place of a day among those of its period is asked for. */
  const datesOf = new Map<number, number[]>()
  const isAtPosition = (date: number, period: number) => {
    let dates = datesOf.get(period)
    if (!dates) {
      dates = Array.from({ length: 2 * (reach ?? 0) + 1 }, (_, index) => date - (reach ?? 0) + index).filter(
        (other) => {
          const fields = readDate(other)
          return findPeriod(other, fields) === period && fits(fields)
        },
      )
      datesOf.set(period, dates)
    }
    const index = dates.indexOf(date)
    return positions?.some((position) => position === index + 1 || position === index - (dates?.length ?? 0))
  }

  return (date) => {
    const fields = readDate(date)
    const period = findPeriod(date, fields)
    if ((period - firstPeriod) % interval !== 0 || !fits(fields)) return false
    return !positions || isAtPosition(date, period) === true
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
  return nth > 0 ? Math.floor(index / 7) + 1 === nth : -(Math.floor((length - 1 - index) / 7) + 1) === nth
}

function readWeekdays(rule: ReadonlyMap<string, string>, frequency: string) {
  return rule
    .get('BYDAY')
    ?.split(',')
    .map((value) => {
      const [, nth = '', name = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(value.trim()) ?? []
      if (!name || (nth && frequency !== 'MONTHLY' && frequency !== 'YEARLY')) throw new RuleError()
      return { weekday: weekdays.indexOf(name), nth: Number(nth) }
    })
}

/** Milliseconds after midnight. */
function readTimes(rule: ReadonlyMap<string, string>, time: number): number[] {
  const hours = readList(rule, 'BYHOUR', 0, 23) ?? [Math.floor(time / 3_600_000)]
  const minutes = readList(rule, 'BYMINUTE', 0, 59) ?? [Math.floor(time / 60_000) % 60]
  const seconds = readList(rule, 'BYSECOND', 0, 59) ?? [Math.floor(time / 1_000) % 60]
  if (hours.length * minutes.length * seconds.length > mostTimes) throw new RuleError()
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1_000)),
  )
  return times.sort((one, other) => one - other)
}

function readNumber(rule: ReadonlyMap<string, string>, name: string): number | undefined {
  const value = rule.get(name)
  if (value === undefined) return undefined
  if (!/^\d{1,9}$/.test(value) || Number(value) === 0) throw new RuleError()
  return Number(value)
}

function readList(rule: ReadonlyMap<string, string>, name: string, least: number, most: number): number[] | undefined {
  const value = rule.get(name)
  if (value === undefined) return undefined
  const numbers = [
    ...new Set(value.split(',').map((part) => (/^\s*[+-]?\d{1,3}\s*$/.test(part) ? Number(part) : Number.NaN))),
  ]
  const isValid = (number: number) => number >= least && number <= most && (number !== 0 || least === 0)
  if (!numbers.every(isValid)) throw new RuleError()
  return numbers
}
