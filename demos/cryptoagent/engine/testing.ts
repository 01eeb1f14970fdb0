import fc from 'fast-check'
import { type Candle, day } from './candle.ts'
import type { Rule } from './rules.ts'
import type { Settings } from './run-backtest.ts'
import { fittedStrategyIds, getDefaults, getStrategy, type Plan } from './strategies.ts'

/** Daily candles that stand still within the day: open, high, low and close are the same price. */
export function createFlatCandles(closes: readonly number[]): Candle[] {
  return closes.map((close, index) => createCandle(index, close, close))
}

/** A daily candle whose high and low are its open and close. */
export function createCandle(index: number, open: number, close: number): Candle {
  const [high, low] = [Math.max(open, close), Math.min(open, close)]
  return { time: index * day, open, high, low, close }
}

/** Any market: candles that open near the last close and move by up to 20 % within the day. */
export function arbitraryCandles(length: { minLength: number; maxLength: number }): fc.Arbitrary<Candle[]> {
  const move = fc.double({ min: -0.2, max: 0.25, noNaN: true })
  const shape = fc.record({ gap: fc.double({ min: -0.05, max: 0.05, noNaN: true }), move, up: move, down: move })
  return fc.array(shape, length).map((shapes) => {
    let before = 100
    return shapes.map(({ gap, move, up, down }, index) => {
      const open = before * (1 + gap)
      const close = open * (1 + move)
      before = close
      const [high, low] = [Math.max(open, close) * (1 + Math.abs(up)), Math.min(open, close) * (1 - Math.abs(down))]
      return { time: index * day, open, high, low, close }
    })
  })
}

/** Every kind of plan, the searched ones with short periods so that they trade in short histories. */
export function arbitraryPlan(): fc.Arbitrary<Plan> {
  const share = fc.double({ min: 0.05, max: 1, noNaN: true })
  const rules: Rule[] = fittedStrategyIds.map((id) => getStrategy(id).createRule(getDefaults(id)))
  const short: Rule[] = [
    getStrategy('crossover').createRule({ fast: 2, slow: 4 }),
    getStrategy('reversion').createRule({ period: 3, low: 40, high: 50 }),
    getStrategy('breakout').createRule({ window: 3, multiple: 0.5 }),
  ]
  return fc.oneof(
    fc.constant<Plan>({ kind: 'hold' }),
    fc.record({ kind: fc.constant('schedule' as const), interval: fc.integer({ min: 1, max: 9 }), share }),
    fc.record({ kind: fc.constant('rule' as const), rule: fc.constantFrom(...rules, ...short), share }),
  )
}

export function arbitrarySettings(): fc.Arbitrary<Settings> {
  const cost = fc.double({ min: 0, max: 0.02, noNaN: true })
  return fc.record({ capital: fc.integer({ min: 100, max: 100_000 }), fee: cost, slippage: cost })
}
