import { mean, sampleStandardDeviation } from 'simple-statistics'
import { countCandlesPerYear, day, year } from './candle.ts'
import type { Backtest } from './run-backtest.ts'

type Drawdown = {
  /** The worst fall from a peak, as a fraction of the peak: 0.25 is a loss of a quarter. */
  depth: number
  /** The longest time below a former peak, in days, whether it was reached again or not. */
  daysUnderWater: number
  /** True if that longest time still lasts at the end. */
  isUnderWater: boolean
}

/** Fractions, if not said otherwise; `undefined` if a figure would mean nothing. */
export type Performance = {
  totalReturn: number
  /** Compound growth per year of 365 days. Not of less than a year (GIPS 2020, 2.A.14: those are not annualized). */
  annualReturn: number | undefined
  /** Standard deviation of the returns from close to close, per year. */
  volatility: number
  /** Mean return over its standard deviation, per year, without a risk-free rate. */
  sharpe: number | undefined
  drawdown: Drawdown
  /** All trades, with those that are still open. */
  tradeCount: number
  openCount: number
  /** Closed trades that made money after fees. */
  winRate: number | undefined
  /** Closes at which something was held. */
  exposure: number
  /** All fees, in money. */
  fees: number
}

/**
 * The figures of one backtest.
 *
 * @param capital the first balance of the account: the first return is measured from it
 */
export function measurePerformance({ points, trades }: Backtest, capital: number): Performance {
  const equity = points.map((point) => point.equity)
  const times = points.map(({ time }) => time)
  const totalReturn = (equity.at(-1) ?? capital) / capital - 1
  const elapsed = (times.at(-1) ?? 0) - (times[0] ?? 0)
  const returns = listReturns(equity)
  const perYear = countCandlesPerYear(times)
  const deviation = returns.length > 1 ? sampleStandardDeviation(returns) : 0
  const closed = trades.filter(({ exit }) => exit)
  return {
    totalReturn,
    annualReturn: elapsed >= year - day ? (1 + totalReturn) ** (year / elapsed) - 1 : undefined,
    volatility: deviation * Math.sqrt(perYear),
    sharpe: deviation > 0 ? (mean(returns) / deviation) * Math.sqrt(perYear) : undefined,
    drawdown: measureDrawdown(times, equity),
    tradeCount: trades.length,
    openCount: trades.length - closed.length,
    winRate: closed.length > 0 ? closed.filter(({ result }) => result > 0).length / closed.length : undefined,
    exposure: points.length > 0 ? points.filter(({ quantity }) => quantity > 0).length / points.length : 0,
    fees: trades.reduce((sum, { entry, exit }) => sum + entry.fee + (exit?.fee ?? 0), 0),
  }
}

/**
 * The worst fall and the longest time without a new peak.
 *
 * @param times milliseconds, one for each value
 */
export function measureDrawdown(times: readonly number[], values: readonly number[]): Drawdown {
  const start = times[0] ?? 0
  let peak = { value: values[0] ?? 0, time: start }
  const worst: Drawdown = { depth: 0, daysUnderWater: 0, isUnderWater: false }
  for (const [index, value] of values.entries()) {
    const time = times[index] ?? start
    const days = (time - peak.time) / day
    if (value >= peak.value) {
      // A drawdown ends at the candle that reaches the peak again; consecutive peaks have none.
      const wasUnderWater = index > 0 && (values[index - 1] ?? value) < peak.value
      if (wasUnderWater && days > worst.daysUnderWater)
        Object.assign(worst, { daysUnderWater: days, isUnderWater: false })
      peak = { value, time }
      continue
    }
    const depth = 1 - value / peak.value
    worst.depth = Math.max(worst.depth, depth)
    if (index === values.length - 1 && days > worst.daysUnderWater) {
      Object.assign(worst, { daysUnderWater: days, isUnderWater: true })
    }
  }
  return worst
}

function listReturns(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => value / (values[index] ?? value) - 1)
}
