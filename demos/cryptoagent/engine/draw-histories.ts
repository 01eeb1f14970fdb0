import { quantile } from 'simple-statistics'
import type { Candle } from './candle.ts'
import { measurePerformance } from './measure-performance.ts'
import { runBacktest, type Settings } from './run-backtest.ts'
import type { Plan } from './strategies.ts'

/** How many candles stay together, so that the runs and quiet times of a market survive the shuffling. */
const blockLength = 30

/**
 * A history that could have happened: blocks of the real candles in a random order, each candle kept in its relation to
 * the close before it (moving-block bootstrap, Künsch 1989, https://doi.org/10.1214/aos/1176347265).
 */
export function drawHistory(candles: readonly Candle[], random: () => number): Candle[] {
  const [first] = candles
  if (!first || candles.length <= blockLength) return [...candles]
  const drawn = [first]
  let source = 0
  let { close } = first
  for (const [index, { time }] of candles.entries()) {
    if (index === 0) continue
    source = (index - 1) % blockLength === 0 ? 1 + Math.floor(random() * (candles.length - blockLength)) : source + 1
    const candle = candles[source]
    const before = candles[source - 1]
    if (!candle || !before) break
    const scale = close / before.close
    close = candle.close * scale
    drawn.push({
      time,
      open: candle.open * scale,
      high: candle.high * scale,
      low: candle.low * scale,
      close,
    })
  }
  return drawn
}

/** The earnings of a plan and of buy and hold in one drawn history, as total returns. */
export type Outcome = { planned: number; held: number }

/** Carries a plan out on one history. */
export function measureOutcome(history: readonly Candle[], plan: Plan, settings: Settings): Outcome {
  const measureReturn = (each: Plan) =>
    measurePerformance(runBacktest(history, each, settings), settings.capital).totalReturn
  return { planned: measureReturn(plan), held: measureReturn({ kind: 'hold' }) }
}

/** The 5th percentile, the median and the 95th. */
type Spread = { low: number; middle: number; high: number }

export function measureSpread(values: readonly number[]): Spread {
  const [low = 0, middle = 0, high = 0] = quantile([...values], [0.05, 0.5, 0.95])
  return { low, middle, high }
}
