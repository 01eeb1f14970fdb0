import { addDays, countDays, type IsoDate } from './calendar.ts'
import { forecastBalance } from './forecast.ts'
import { getExtent, type Movement, sumCents } from './movement.ts'

/** A forecast made as if it were an earlier day, and the real outcome: changes of the balance in cents. */
export type Check = { cutoff: IsoDate; until: IsoDate; low: number; mid: number; high: number; actual: number }

export type Backtest = {
  checks: Check[]
  /** How many of the real changes lay within the band. */
  inside: number
}

/** Forecasts look this far ahead when they are checked, in days. */
export const checkHorizon = 28

/** So much past must be known before a forecast is checked. */
const leastPastDays = 168

const futures = 300

/**
 * Checks the forecast against the past: it is made again for earlier days, from the movements known then, and compared
 * with the later ones. The checks follow each other without overlap, so that each counts for itself.
 *
 * @param movements sorted by date
 */
export function backtest(movements: readonly Movement[]): Backtest {
  const extent = getExtent(movements)
  const checks = extent ? listCutoffs(extent).flatMap((cutoff) => check(movements, cutoff) ?? []) : []
  return {
    checks,
    inside: checks.filter(({ low, high, actual }) => actual >= low && actual <= high).length,
  }
}

function listCutoffs({ from, to }: { from: IsoDate; to: IsoDate }): IsoDate[] {
  const count = Math.floor((countDays(from, to) - leastPastDays) / checkHorizon)
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(to, -checkHorizon * (count - index)))
}

function check(movements: readonly Movement[], cutoff: IsoDate): Check | undefined {
  const past = movements.filter(({ date }) => date <= cutoff)
  const until = addDays(cutoff, checkHorizon)
  const from = movements[0]?.date ?? cutoff
  const forecast = forecastBalance(past, { horizon: checkHorizon, paths: futures, from, to: cutoff })
  const last = forecast?.days.at(-1)
  if (!last) return undefined
  const actual = sumCents(movements.filter(({ date }) => date > cutoff && date <= until))
  return { cutoff, until, low: last.low, mid: last.mid, high: last.high, actual }
}
