import { expect, test } from 'vitest'
import { createSample } from '../samples/samples.ts'
import { fittedStrategyIds, listCombinations } from './strategies.ts'
import { measureBothParts, rankTrials, tryParameters } from './walk-forward.ts'

const settings = { capital: 10_000, fee: 0.001, slippage: 0.0005 }
const candles = createSample('trend')
const split = 1022

test('the unseen part changes nothing of what the search finds', () => {
  const changed = candles.map((candle, index) =>
    index < split ? candle : { ...candle, open: 1, high: 1, low: 1, close: 1 },
  )
  const [real, other] = [candles, changed].map((each) =>
    rankTrials(
      listCombinations('crossover').map((parameters) =>
        tryParameters(each, { id: 'crossover', parameters, share: 1 }, settings, split),
      ),
    ),
  )
  expect(other?.best.parameters).toEqual(real?.best.parameters)
  expect(other?.trials.map(({ fitted }) => fitted.totalReturn)).toEqual(
    real?.trials.map(({ fitted }) => fitted.totalReturn),
  )
})

test('the best trial is the one with the highest return on the first part, and its place in the second is counted', () => {
  const trials = listCombinations('breakout').map((parameters) =>
    tryParameters(candles, { id: 'breakout', parameters, share: 1 }, settings, split),
  )
  const found = rankTrials(trials)
  const highest = Math.max(...trials.map(({ fitted }) => fitted.totalReturn))
  const ordered = trials.map(({ unseen }) => unseen.totalReturn).sort((one, other) => other - one)
  expect(found?.best.fitted.totalReturn).toBe(highest)
  expect(found?.unseenRank).toBe(ordered.indexOf(found?.best.unseen.totalReturn ?? Number.NaN) + 1)
  expect(rankTrials([])).toBeUndefined()
})

test('buying and holding both parts in turn comes to the whole, but for the days between', () => {
  const free = { capital: 100, fee: 0, slippage: 0 }
  const { fitted, unseen } = measureBothParts(candles, { kind: 'hold' }, free, split)
  const price = (index: number, side: 'open' | 'close') => candles[index]?.[side] ?? 0
  expect(1 + fitted.totalReturn).toBeCloseTo(price(split - 1, 'close') / price(1, 'open'), 10)
  expect(1 + unseen.totalReturn).toBeCloseTo(price(candles.length - 1, 'close') / price(split + 1, 'open'), 10)
})

test('every searched combination makes sense', () => {
  for (const id of fittedStrategyIds) {
    const combinations = listCombinations(id)
    expect(combinations.length).toBeGreaterThan(40)
    expect(new Set(combinations.map((each) => JSON.stringify(each))).size).toBe(combinations.length)
  }
  expect(listCombinations('crossover').every(({ fast = 0, slow = 0 }) => fast < slow)).toBe(true)
})
