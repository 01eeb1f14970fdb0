import { median } from 'simple-statistics'
import { addDays, addMonths, countDays, daysPerMonth, type IsoDate } from './calendar.ts'
import type { CategoryOrUnknown } from './categories.ts'
import { getDirection } from './learning.ts'
import { getExtent, type Movement } from './movement.ts'
import { getMerchantKey } from './tokens.ts'

export const intervals = {
  weekly: { days: 7, tolerance: 1 },
  fortnightly: { days: 14, tolerance: 2 },
  fourWeekly: { days: 28, tolerance: 1 },
  monthly: { months: 1, tolerance: 5 },
  twoMonthly: { months: 2, tolerance: 7 },
  quarterly: { months: 3, tolerance: 9 },
  halfYearly: { months: 6, tolerance: 12 },
  yearly: { months: 12, tolerance: 14 },
} as const

export type IntervalName = keyof typeof intervals

type Interval = { tolerance: number } & ({ days: number } | { months: number })

/** A payment that comes back, in or out. */
export type Recurrence = {
  id: string
  /** The latest description. */
  name: string
  interval: IntervalName
  movements: Movement[]
  /** Expected next amount: the latest, or the median of the latest six if amounts vary. */
  cents: number
  /** The amount stays the same from one time to the next, but for rare changes. */
  isFixed: boolean
  /** The latest change of a fixed amount. */
  change?: { date: IsoDate; fromCents: number; toCents: number }
  /** Days by which each payment was later than its schedule, weekends mostly. */
  deviations: number[]
  next: IsoDate
  /** True if it was due before the end of the statements and is missing. */
  hasEnded: boolean
}

/** At least this part of the distances has to fit the interval. */
const leastRegular = 0.8

/** At least this part of them has to be one interval long and not two. */
const leastUnbroken = 0.65

/** Amounts of one subscription differ by less than this factor between two payments. */
const clusterFactor = 1.12

/** Rounding of a bank or of a currency, no new price. */
const sameAmountTolerance = 0.005

/** A payment may be this much late, in days, before it counts as ended; longer intervals get a third of their length. */
const leastGraceDays = 10

/**
 * Finds recurring movements: those of one merchant, in one direction, at even distances. If a merchant's movements
 * are uneven as a whole, those of about the same amount are looked at alone, so that a membership is found among purchases.
 *
 * @param movements sorted by date
 * @param end the last day that the statements cover
 */
export function findRecurrences(movements: readonly Movement[], end = getExtent(movements)?.to): Recurrence[] {
  if (!end) return []
  const groups = Map.groupBy(movements, (movement) => {
    const key = getMerchantKey(movement.description)
    return key && `${getDirection(movement)} ${key}`
  })
  groups.delete('')
  return Array.from(groups)
    .flatMap(([key, group]) => {
      const whole = describeRecurrence(key, group, end)
      if (whole) return [whole]
      return splitByAmount(group).flatMap((cluster, index) => describeRecurrence(`${key} ${index}`, cluster, end) ?? [])
    })
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents))
}

/** If amounts vary, only dates show that a movement recurs, so they have to fit this much better. */
const varyingTolerance = 0.6

/** Two payments alone have to be this near to a year apart, in days. */
const pairTolerance = 5

/** Money for services that go on until somebody ends them, as against rent, insurance or purchases. */
const subscriptionCategories: readonly CategoryOrUnknown[] = ['subscriptions', 'telecom', 'leisure', 'unknown']

/** A subscription goes out at a fixed amount, monthly or less often. */
export function isSubscription({ cents, isFixed, interval }: Recurrence, category: CategoryOrUnknown): boolean {
  const isOften = interval === 'weekly' || interval === 'fortnightly'
  return cents < 0 && isFixed && !isOften && subscriptionCategories.includes(category)
}

/** Yearly total of a recurrence, in cents. */
export function getYearlyCents({ cents, interval }: Pick<Recurrence, 'cents' | 'interval'>): number {
  return Math.round((cents * 12 * daysPerMonth) / getDays(intervals[interval]))
}

/** The due dates after a recurrence's last payment, up to a day. */
export function listDueDates({ interval, next }: Recurrence, to: IsoDate): IsoDate[] {
  const dates: IsoDate[] = []
  for (let count = 0, date = next; date <= to; count++, date = step(next, intervals[interval], count)) dates.push(date)
  return dates
}

function describeRecurrence(id: string, movements: readonly Movement[], end: IsoDate): Recurrence | undefined {
  const interval = findInterval(movements)
  const last = movements.at(-1)
  if (!interval || !last) return undefined
  const amounts = describeAmounts(movements)
  const { deviations, next } = fitSchedule(movements, intervals[interval])
  const tolerance = intervals[interval].tolerance * (amounts.isFixed ? 1 : varyingTolerance)
  const onTime = deviations.filter((deviation) => Math.abs(deviation) <= tolerance)
  if (onTime.length / deviations.length < leastRegular) return undefined
  const grace = Math.max(leastGraceDays, getDays(intervals[interval]) / 3)
  return {
    id,
    name: last.description,
    interval,
    movements: [...movements],
    deviations,
    next,
    hasEnded: countDays(next, end) > grace,
    ...amounts,
  }
}

/** The interval that fits best: most distances of one interval, then the smallest differences from it. */
function findInterval(movements: readonly Movement[]): IntervalName | undefined {
  const candidates = Object.entries(intervals).flatMap(([name, interval]) => {
    const fit = measureFit(movements, interval)
    return fit ? [{ name: name as IntervalName, ...fit }] : []
  })
  const [best] = candidates.sort((a, b) => b.unbroken - a.unbroken || a.error - b.error)
  return best?.name
}

function measureFit(
  movements: readonly Movement[],
  interval: Interval,
): { unbroken: number; error: number } | undefined {
  if (movements.length < getLeastCount(movements, interval)) return undefined
  const tolerance = movements.length === 2 ? pairTolerance : interval.tolerance
  const gaps = movements.slice(1).map((movement, index) => {
    const before = movements[index]?.date ?? movement.date
    const times = Math.round(countDays(before, movement.date) / getDays(interval))
    return { times, error: Math.abs(countDays(step(before, interval, times), movement.date)) }
  })
  const regular = gaps.filter(({ times, error }) => times >= 1 && times <= 2 && error <= tolerance)
  const unbroken = regular.filter(({ times }) => times === 1).length / gaps.length
  if (regular.length / gaps.length < leastRegular || unbroken < leastUnbroken) return undefined
  const error = regular.reduce((sum, gap) => sum + gap.error, 0) / regular.length / getDays(interval)
  return { unbroken, error }
}

/** Three payments make an interval; two a year apart do, when their amounts are close, since statements are short. */
function getLeastCount(movements: readonly Movement[], interval: Interval): number {
  const amounts = movements.map(({ cents }) => Math.abs(cents))
  const areClose = Math.max(...amounts) <= Math.min(...amounts) * 1.25
  if (getDays(interval) > 300 && areClose) return 2
  return getDays(interval) < 28 ? 4 : 3
}

/** Lays a schedule through the payments: the first date, moved by the median difference of the others. */
function fitSchedule(movements: readonly Movement[], interval: Interval): { deviations: number[]; next: IsoDate } {
  const first = movements[0]?.date ?? ''
  const counts = movements.map(({ date }) => Math.round(countDays(first, date) / getDays(interval)))
  const differences = movements.map(({ date }, index) => countDays(step(first, interval, counts[index] ?? 0), date))
  const shift = Math.round(median(differences))
  return {
    deviations: differences.map((difference) => difference - shift),
    next: addDays(step(first, interval, (counts.at(-1) ?? 0) + 1), shift),
  }
}

function describeAmounts(movements: readonly Movement[]): Pick<Recurrence, 'cents' | 'isFixed' | 'change'> {
  const runs = movements.reduce<Movement[][]>((all, movement) => {
    const current = all.at(-1)
    if (current?.[0] && isSameAmount(current[0].cents, movement.cents)) current.push(movement)
    else all.push([movement])
    return all
  }, [])
  const isFixed = runs.length <= Math.max(2, Math.ceil(movements.length / 4))
  const latest = runs.at(-1)?.[0]
  const before = runs.at(-2)?.[0]
  if (!isFixed) {
    return { isFixed, cents: Math.round(median(movements.slice(-6).map(({ cents }) => cents))) }
  }
  return {
    isFixed,
    cents: latest?.cents ?? 0,
    ...(latest && before && { change: { date: latest.date, fromCents: before.cents, toCents: latest.cents } }),
  }
}

function isSameAmount(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(a) * sameAmountTolerance
}

/** Groups of about the same amount, each sorted by date. */
function splitByAmount(movements: readonly Movement[]): Movement[][] {
  const sorted = movements.toSorted((a, b) => Math.abs(a.cents) - Math.abs(b.cents))
  const clusters = sorted.reduce<Movement[][]>((all, movement) => {
    const previous = all.at(-1)?.at(-1)
    if (previous && Math.abs(movement.cents) <= Math.abs(previous.cents) * clusterFactor) all.at(-1)?.push(movement)
    else all.push([movement])
    return all
  }, [])
  if (clusters.length < 2) return []
  return clusters.map((cluster) => cluster.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
}

function step(date: IsoDate, interval: Interval, times: number): IsoDate {
  return 'months' in interval ? addMonths(date, interval.months * times) : addDays(date, interval.days * times)
}

function getDays(interval: Interval): number {
  return 'months' in interval ? interval.months * daysPerMonth : interval.days
}
