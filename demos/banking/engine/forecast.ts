import { quantileSorted } from 'simple-statistics'
import { createRandom, pick, type Random } from '../../shared/random.ts'
import { addDays, countDays, type IsoDate, toDayNumber } from './calendar.ts'
import { getExtent, type Movement } from './movement.ts'
import { findRecurrences, listDueDates, type Recurrence } from './recurring.ts'

/** The balance at the end of a day, or its change since the start: half of the futures lie above `mid`. */
export type ForecastDay = { date: IsoDate; low: number; mid: number; high: number }

export type Forecast = {
  days: ForecastDay[]
  /** The recurring payments, placed on their dates. */
  recurrences: Recurrence[]
  /** The weeks of other movements that the future weeks were drawn from. */
  weeks: number
}

type ForecastOptions = {
  /** How far to look ahead, in days. */
  horizon: number
  /** The present balance in cents; 0 makes a forecast of the change. */
  balanceCents?: number
  /** How many futures are drawn. */
  paths?: number
  seed?: number
  /** The first day that the statements cover, if the first movement is later. */
  from?: IsoDate
  /** The last day that they cover. */
  to?: IsoDate
}

/** The band holds the middle of the futures: four of five. */
export const bandShare = 0.8

/** Fewer weeks say too little about other spending. */
export const leastWeeks = 8

/** Habits of more than a year ago are ignored. */
const mostWeeks = 52

/**
 * Draws many futures of the balance and tells the range of most. Recurring payments come on their dates, as late and as
 * much as one of their earlier payments; all else is repeated by whole weeks picked from the past (a bootstrap), so that
 * weekends stay weekends and a dear week stays whole.
 *
 * The weeks to pick from are themselves picked anew for each future. Without that the band would be too narrow: it would
 * take the average of a short past for the true one (Efron and Tibshirani, An Introduction to the Bootstrap, 1993).
 *
 * @param movements sorted by date
 * @returns nothing if the past is shorter than `leastWeeks`
 */
export function forecastBalance(movements: readonly Movement[], options: ForecastOptions): Forecast | undefined {
  const { horizon, balanceCents = 0, paths = 1000, seed = 20260331 } = options
  const extent = getExtent(movements)
  if (!extent) return undefined
  const from = options.from ?? extent.from
  const end = options.to ?? extent.to
  const recurrences = findRecurrences(movements, end)
  const recurringIds = new Set(recurrences.flatMap((recurrence) => recurrence.movements.map(({ id }) => id)))
  const weeks = splitIntoWeeks(
    movements.filter(({ id }) => !recurringIds.has(id)),
    { from, to: end },
  )
  if (weeks.length < leastWeeks) return undefined
  const active = recurrences.filter(({ hasEnded }) => !hasEnded)
  const due = active.map((recurrence) => listDueDays(recurrence, end, horizon))
  const random = createRandom(seed)
  const balances = Array.from({ length: horizon }, () => new Float64Array(paths))
  for (let path = 0; path < paths; path++) {
    const changes = drawFuture(due, weeks, horizon, random)
    let balance = balanceCents
    for (let day = 0; day < horizon; day++) {
      balance += changes[day] ?? 0
      const onDay = balances[day]
      if (onDay) onDay[path] = balance
    }
  }
  return {
    recurrences: active,
    weeks: weeks.length,
    days: balances.map((values, day) => ({ date: addDays(end, day + 1), ...summarize(values) })),
  }
}

type DuePayments = { days: number[]; deviations: readonly number[]; amounts: number[] }

/** The days on which a recurrence is due, counted from the last known one, and the amounts that it can have. */
function listDueDays(recurrence: Recurrence, end: IsoDate, horizon: number): DuePayments {
  const { deviations, isFixed, cents, movements } = recurrence
  return {
    deviations,
    // The week behind the horizon can come early.
    days: listDueDates(recurrence, addDays(end, horizon + 7)).map((date) => countDays(end, date) - 1),
    amounts: isFixed ? [cents] : movements.slice(-12).map((movement) => movement.cents),
  }
}

function drawFuture(
  due: readonly DuePayments[],
  weeks: readonly Float64Array[],
  horizon: number,
  random: Random,
): Float64Array {
  const changes = new Float64Array(horizon)
  const pool = weeks.map(() => pick(weeks, random))
  for (let start = 0; start < horizon; start += 7) {
    const week = pick(pool, random)
    for (let day = 0; day < 7 && start + day < horizon; day++) changes[start + day] = week[day] ?? 0
  }
  for (const { days, deviations, amounts } of due) {
    for (const dueDay of days) {
      // Overdue payments are still expected.
      const day = Math.max(0, dueDay + pick(deviations, random))
      if (day < horizon) changes[day] = (changes[day] ?? 0) + pick(amounts, random)
    }
  }
  return changes
}

/** Whole weeks counted back from the last day, the newest first; each as seven daily sums in cents. */
function splitIntoWeeks(movements: readonly Movement[], { from, to }: { from: IsoDate; to: IsoDate }): Float64Array[] {
  const count = Math.min(mostWeeks, Math.floor((countDays(from, to) + 1) / 7))
  const weeks = Array.from({ length: Math.max(0, count) }, () => new Float64Array(7))
  const end = toDayNumber(to)
  for (const { date, cents } of movements) {
    const age = end - toDayNumber(date)
    const week = weeks[Math.floor(age / 7)]
    const day = 6 - (age % 7)
    if (week) week[day] = (week[day] ?? 0) + cents
  }
  return weeks
}

function summarize(values: Float64Array): Omit<ForecastDay, 'date'> {
  const sorted = Array.from(values.sort())
  const at = (share: number) => Math.round(quantileSorted(sorted, share))
  return { low: at((1 - bandShare) / 2), mid: at(0.5), high: at((1 + bandShare) / 2) }
}
