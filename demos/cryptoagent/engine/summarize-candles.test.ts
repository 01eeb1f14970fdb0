import { expect, test } from 'vitest'
import { createSample } from '../samples/samples.ts'
import { summarizeCandles } from './summarize-candles.ts'

const candles = createSample('crash')

test('four years become 48 months with the extremes and the ends of each', () => {
  const { unit, candles: months } = summarizeCandles(candles, 60)
  const january = candles.slice(0, 31)
  expect(unit).toBe('month')
  expect(months).toHaveLength(48)
  expect(months[0]).toMatchObject({
    open: january[0]?.open,
    high: Math.max(...january.map(({ high }) => high)),
    low: Math.min(...january.map(({ low }) => low)),
    close: january[30]?.close,
  })
})

test('a few days stay days, and what is too long for months becomes years', () => {
  expect(summarizeCandles(candles.slice(0, 50), 60)).toMatchObject({ unit: 'day', candles: { length: 50 } })
  expect(summarizeCandles(candles, 20).candles).toHaveLength(4)
})
