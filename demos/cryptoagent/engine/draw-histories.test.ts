import { expect, test } from 'vitest'
import { createNormalRandom, createRandom } from '../../shared/random.ts'
import { createSample } from '../samples/samples.ts'
import { drawHistory, measureOutcome, measureSpread } from './draw-histories.ts'

const candles = createSample('sideways')

test('a drawn history keeps the times and consists of candles that really occurred', () => {
  const history = drawHistory(candles, createRandom(1))
  expect(history.map(({ time }) => time)).toEqual(candles.map(({ time }) => time))
  const describe = (list: typeof candles) =>
    list
      .slice(1)
      .map(({ high, low, close }, index) =>
        [high, low, close].map((price) => (price / (list[index]?.close ?? 1)).toFixed(6)).join(),
      )
  const real = new Set(describe(candles))
  expect(describe(history).every((shape) => real.has(shape))).toBe(true)
  expect(history.at(-1)?.close).not.toBe(candles.at(-1)?.close)
})

test('the same seed draws the same history, another seed another one', () => {
  const draw = (seed: number) => drawHistory(candles, createRandom(seed)).at(-1)?.close
  expect(draw(7)).toBe(draw(7))
  expect(draw(7)).not.toBe(draw(8))
})

test('buy and hold has the same outcome as itself', () => {
  const { planned, held } = measureOutcome(candles, { kind: 'hold' }, { capital: 100, fee: 0.01, slippage: 0 })
  expect(planned).toBe(held)
})

test('the spread of 0 to 100 is 5, 50 and 95', () => {
  expect(measureSpread(Array.from({ length: 101 }, (_, index) => 100 - index))).toEqual({
    low: 5,
    middle: 50,
    high: 95,
  })
})

test('the random numbers are those of the published mulberry32', () => {
  // First three of seed 1, from the reference implementation in C, divided by 2 to the power of 32.
  const random = createRandom(1)
  expect([random(), random(), random()].map((value) => value * 2 ** 32)).toEqual([2693262067, 11749833, 2265367787])
})

test('normal random numbers have mean 0 and deviation 1', () => {
  const draw = createNormalRandom(createRandom(4))
  const values = Array.from({ length: 20_000 }, draw)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  expect(Math.abs(mean)).toBeLessThan(0.03)
  expect(values.reduce((sum, value) => sum + value ** 2, 0) / values.length).toBeCloseTo(1, 1)
})
