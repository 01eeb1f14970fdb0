import fc from 'fast-check'
import { sampleStandardDeviation } from 'simple-statistics'
import { expect, test } from 'vitest'
import { countCandlesPerYear, day } from './candle.ts'
import { measureDrawdown, measurePerformance } from './measure-performance.ts'
import type { Backtest } from './run-backtest.ts'

function createBacktest(equity: readonly number[], held = equity.map(() => 1)): Backtest {
  const points = equity.map((value, index) => ({
    time: index * day,
    cash: 0,
    quantity: held[index] ?? 0,
    equity: value,
  }))
  return { points, trades: [], pending: undefined }
}

test('Sharpe and volatility follow the calculation by hand', () => {
  // Returns of +10 %, −10 %, +10 %: mean 1/30, deviations 1/15, −2/15, 1/15, variance (1 + 4 + 1) / 225 / 2 = 1/75.
  const { volatility, sharpe, totalReturn } = measurePerformance(createBacktest([100, 110, 99, 108.9]), 100)
  expect(totalReturn).toBeCloseTo(0.089, 12)
  expect(volatility).toBeCloseTo(Math.sqrt(365 / 75), 10)
  expect(sharpe).toBeCloseTo((1 / 30) * Math.sqrt(75) * Math.sqrt(365), 10)
})

test('volatility is the sample deviation of simple-statistics, annualized with 365 days', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 50, max: 150, noNaN: true }), { minLength: 3 }), (equity) => {
      const returns = equity.slice(1).map((value, index) => value / (equity[index] ?? 1) - 1)
      const expected = sampleStandardDeviation(returns) * Math.sqrt(365)
      expect(measurePerformance(createBacktest(equity), 100).volatility).toBeCloseTo(expected, 8)
    }),
  )
})

test('an account that doubles in two years grows by 41.4 % a year', () => {
  const equity = Array.from({ length: 731 }, (_, index) => 100 + index / 7.3)
  expect(measurePerformance(createBacktest(equity), 100).annualReturn).toBeCloseTo(Math.SQRT2 - 1, 10)
})

test('less than a year is not annualized', () => {
  expect(measurePerformance(createBacktest([100, 110, 120]), 100).annualReturn).toBeUndefined()
})

test('an account that never moves has no Sharpe ratio', () => {
  expect(measurePerformance(createBacktest([100, 100, 100]), 100).sharpe).toBeUndefined()
})

test('exposure counts the closes at which something was held', () => {
  expect(measurePerformance(createBacktest([1, 1, 1, 1], [0, 1, 1, 0]), 1).exposure).toBe(0.5)
})

test('win rate counts closed trades that made money', () => {
  const fill = { signalTime: 0, time: 0, price: 1, fee: 0.5, reason: { kind: 'start' } as const }
  const trades = [10, -5, 0].map((result) => ({ quantity: 1, entry: fill, exit: fill, result }))
  const open = { quantity: 1, entry: fill, exit: undefined, result: 99 }
  const performance = measurePerformance({ ...createBacktest([100, 104]), trades: [...trades, open] }, 100)
  expect(performance).toMatchObject({ tradeCount: 4, openCount: 1, winRate: 1 / 3, fees: 3.5 })
})

test('the worst fall and the longest time under water are found where a look at the curve finds them', () => {
  // Peaks of 100 (day 0), 120 (day 3) and 130 (day 9). Falls to 90 (10 %), to 84 (30 %) and to 117 (10 %).
  const values = [100, 90, 110, 120, 100, 84, 90, 110, 119, 130, 117]
  const times = values.map((_, index) => index * day)
  const drawdown = measureDrawdown(times, values)
  expect(drawdown.depth).toBeCloseTo(0.3, 12)
  expect(drawdown).toMatchObject({ daysUnderWater: 6, isUnderWater: false })
})

test('water that is not left by the end counts until the end', () => {
  const values = [100, 120, 110, 115, 119]
  const times = values.map((_, index) => index * day)
  expect(measureDrawdown(times, values)).toMatchObject({ daysUnderWater: 3, isUnderWater: true })
})

test('a rising account was never under water', () => {
  expect(measureDrawdown([0, 30 * day, 60 * day], [1, 2, 3])).toMatchObject({ depth: 0, daysUnderWater: 0 })
})

test('the worst fall is the lowest point of the curve under water', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 1 }), (values) => {
      const times = values.map((_, index) => index * day)
      const depths = values.map((value, index) => 1 - value / Math.max(...values.slice(0, index + 1)))
      expect(measureDrawdown(times, values).depth).toBeCloseTo(Math.max(...depths), 12)
    }),
  )
})

test('a year holds 365 daily candles, 8,760 hourly ones and 261 of working days', () => {
  const count = (length: number, time: (index: number) => number) =>
    countCandlesPerYear(Array.from({ length }, (_, index) => time(index)))
  expect(count(100, (index) => index * day)).toBeCloseTo(365, 8)
  expect(count(100, (index) => (index * day) / 24)).toBeCloseTo(8760, 8)
  expect(Math.round(count(1001, (index) => (index + 2 * Math.floor(index / 5)) * day))).toBe(261)
})
