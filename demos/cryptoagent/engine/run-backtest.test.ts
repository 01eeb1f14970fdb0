import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from './candle.ts'
import { runBacktest, type Trade } from './run-backtest.ts'
import { getStrategy, type Plan } from './strategies.ts'
import { arbitraryCandles, arbitraryPlan, arbitrarySettings, createCandle, createFlatCandles } from './testing.ts'

const crossover: Plan = { kind: 'rule', rule: getStrategy('crossover').createRule({ fast: 1, slow: 2 }), share: 1 }

test('a crossover with fees and slippage earns what a calculation by hand says', () => {
  // Averages of 1 and 2: the close crosses above its average when it rises after a fall, and below when it falls after a rise.
  const candles = [
    createCandle(0, 100, 100),
    createCandle(1, 100, 90),
    createCandle(2, 90, 95), // rises: buy
    createCandle(3, 100, 110), // filled at the open of 100
    createCandle(4, 110, 105), // falls: sell
    createCandle(5, 120, 104), // filled at the open of 120
    createCandle(6, 104, 103),
  ]
  const { trades, points } = runBacktest(candles, crossover, { capital: 1000, fee: 0.01, slippage: 0.02 })
  // Bought at 100 × 1.02 = 102. Each unit costs 102 × 1.01 = 103.02, so 1,000 buys 9.706853…, with a fee of 9.90099….
  const quantity = 1000 / 103.02
  // Sold at 120 × 0.98 = 117.60. 9.706853… × 117.60 = 1,141.5259…, less 1 % = 1,130.1106….
  expect(trades).toHaveLength(1)
  expect(trades[0]).toMatchObject({
    entry: { signalTime: 2 * day, time: 3 * day, price: 102 },
    exit: { signalTime: 4 * day, time: 5 * day },
  })
  expect(trades[0]?.quantity).toBeCloseTo(quantity, 10)
  expect(trades[0]?.entry.fee).toBeCloseTo(9.900990099, 8)
  expect(trades[0]?.exit?.price).toBeCloseTo(117.6, 10)
  expect(trades[0]?.exit?.fee).toBeCloseTo(11.415259, 5)
  expect(trades[0]?.result).toBeCloseTo(130.110658, 5)
  // 1,000; 1,000; 1,000; 9.706853… × 110; × 105; then all cash.
  expect(points.map(({ equity }) => Number(equity.toFixed(2)))).toEqual([
    1000, 1000, 1000, 1067.75, 1019.22, 1130.11, 1130.11,
  ])
})

test('half of the account buys half as much', () => {
  const candles = createFlatCandles([100, 90, 95, 100, 110])
  const { points } = runBacktest(candles, { ...crossover, share: 0.5 }, { capital: 1000, fee: 0, slippage: 0 })
  expect(points.at(-1)).toEqual({ time: 4 * day, cash: 500, quantity: 5, equity: 1050 })
})

test('regular purchases spend the same amount each time and stop when the cash is gone', () => {
  const candles = createFlatCandles([10, 20, 40, 40, 50, 50, 50, 50])
  const plan: Plan = { kind: 'schedule', interval: 2, share: 0.4 }
  const { trades, points } = runBacktest(candles, plan, { capital: 1000, fee: 0, slippage: 0 })
  // 400 at 20, 400 at 40, the last 200 at 50: 20 + 10 + 4 units.
  expect(trades.map(({ quantity, entry }) => [quantity, entry.price])).toEqual([
    [20, 20],
    [10, 40],
    [4, 50],
  ])
  expect(points.at(-1)).toMatchObject({ cash: 0, quantity: 34, equity: 1700 })
})

test('buy and hold buys once and stays', () => {
  const { trades } = runBacktest(
    createFlatCandles([10, 20, 5, 40]),
    { kind: 'hold' },
    { capital: 100, fee: 0, slippage: 0 },
  )
  expect(trades).toMatchObject([{ quantity: 5, exit: undefined, result: 100 }])
})

test('a stop follows the highest close since the purchase at its distance', () => {
  // Flat candles that rise by 1 have an average range of 1, so a stop of 2 stands 2 below the highest close.
  const rising = Array.from({ length: 20 }, (_, index) => 100 + index)
  const plan: Plan = { kind: 'rule', rule: getStrategy('breakout').createRule({ window: 3, multiple: 2 }), share: 1 }
  const settings = { capital: 1000, fee: 0, slippage: 0 }
  const kept = runBacktest(createFlatCandles([...rising, 118.5, 118.4]), plan, settings)
  expect(kept.trades).toMatchObject([{ exit: undefined }])
  const stopped = runBacktest(createFlatCandles([...rising, 116, 116]), plan, settings)
  expect(stopped.trades).toMatchObject([{ exit: { signalTime: 20 * day, price: 116 } }])
})

test('a decision at the last close is pending, for there is no next open', () => {
  const { trades, pending } = runBacktest(createFlatCandles([100, 90, 95]), crossover, {
    capital: 1000,
    fee: 0,
    slippage: 0,
  })
  expect(trades).toEqual([])
  expect(pending?.action).toBe('buy')
})

test('candles before the start only warm the indicators up', () => {
  const candles = createFlatCandles([100, 90, 95, 96, 97, 90, 95, 99])
  const { points, trades } = runBacktest(candles, crossover, { capital: 1000, fee: 0, slippage: 0 }, 3)
  expect(points.map(({ time }) => time / day)).toEqual([3, 4, 5, 6, 7])
  expect(trades.map(({ entry }) => entry.time / day)).toEqual([7])
})

test('what comes later never changes what was done before', () => {
  fc.assert(
    fc.property(
      arbitraryCandles({ minLength: 40, maxLength: 90 }),
      arbitraryCandles({ minLength: 40, maxLength: 90 }),
      fc.integer({ min: 5, max: 39 }),
      arbitraryPlan(),
      arbitrarySettings(),
      (candles, others, cut, plan, settings) => {
        const future = others.slice(cut).map((candle, index) => ({ ...candle, time: (cut + index) * day }))
        const [real, other] = [candles, [...candles.slice(0, cut), ...future]].map((each) =>
          runBacktest(each, plan, settings),
        )
        expect(other?.points.slice(0, cut)).toEqual(real?.points.slice(0, cut))
        const end = (cut - 1) * day
        expect(listFills(other?.trades ?? [], end)).toEqual(listFills(real?.trades ?? [], end))
        expect(listDecisions(other?.trades ?? [], end)).toEqual(listDecisions(real?.trades ?? [], end))
      },
    ),
  )
})

function listFills(trades: readonly Trade[], end: number) {
  return trades.flatMap(({ quantity, entry, exit }) =>
    [entry, exit].flatMap((fill) => (fill && fill.time <= end ? [{ quantity, ...fill }] : [])),
  )
}

/** A decision of the last known close is filled in the future, at a price that differs; its reason may not. */
function listDecisions(trades: readonly Trade[], end: number) {
  return trades.flatMap(({ entry, exit }) =>
    [entry, exit].flatMap((fill) =>
      fill && fill.signalTime <= end ? [{ signalTime: fill.signalTime, reason: fill.reason }] : [],
    ),
  )
}

test('the books balance: cash and equity follow from the fills alone, and results add up to what was gained', () => {
  fc.assert(
    fc.property(
      arbitraryCandles({ minLength: 20, maxLength: 120 }),
      arbitraryPlan(),
      arbitrarySettings(),
      (candles, plan, settings) => {
        const { points, trades } = runBacktest(candles, plan, settings)
        for (const [index, point] of points.entries()) {
          let cash = settings.capital
          let held = 0
          for (const { quantity, entry, exit } of trades) {
            if (entry.time <= point.time) {
              cash -= quantity * entry.price + entry.fee
              held += quantity
            }
            if (exit && exit.time <= point.time) {
              cash += quantity * exit.price - exit.fee
              held -= quantity
            }
          }
          const tolerance = 1e-9 * (settings.capital + point.equity)
          expect(Math.abs(point.cash - cash)).toBeLessThan(tolerance)
          expect(Math.abs(point.equity - (cash + held * (candles[index]?.close ?? 0)))).toBeLessThan(tolerance)
          expect(point.cash).toBeGreaterThan(-tolerance)
        }
        const final = points.at(-1)?.equity ?? 0
        const results = trades.reduce((sum, { result }) => sum + result, 0)
        expect(Math.abs(results - (final - settings.capital))).toBeLessThan(1e-9 * (settings.capital + final))
      },
    ),
  )
})

test('higher costs never help buy and hold', () => {
  fc.assert(
    fc.property(arbitraryCandles({ minLength: 20, maxLength: 60 }), arbitrarySettings(), (candles, settings) => {
      const [cheap, dear] = [{ ...settings, fee: 0, slippage: 0 }, settings].map(
        (each) => runBacktest(candles, { kind: 'hold' }, each).points.at(-1)?.equity ?? 0,
      )
      expect(dear ?? 0).toBeLessThanOrEqual((cheap ?? 0) * (1 + 1e-12))
    }),
  )
})
