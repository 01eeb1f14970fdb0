import { expect, test } from 'vitest'
import { computeSeries } from './operands.ts'
import { createFlatCandles } from './testing.ts'

/** Known values only, rounded as the published tables are. */
function round(values: (number | undefined)[], digits = 2): number[] {
  return values.flatMap((value) => (value === undefined ? [] : [Number(value.toFixed(digits))]))
}

// https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/moving-averages-simple-and-exponential
const averageExample = [
  22.2734, 22.194, 22.0847, 22.1741, 22.184, 22.1344, 22.2337, 22.4323, 22.2436, 22.2933, 22.1542, 22.3926, 22.3816,
  22.6109, 23.3558, 24.0519, 23.753, 23.8324, 23.9516, 23.6338, 23.8225, 23.8722, 23.6537, 23.187, 23.0976, 23.326,
  22.6805, 23.0976, 22.4025, 22.1725,
]

test('the simple average of 10 matches the table of StockCharts', () => {
  expect(round(computeSeries(createFlatCandles(averageExample), { kind: 'sma', value: 10 }))).toEqual([
    22.22, 22.21, 22.23, 22.26, 22.31, 22.42, 22.61, 22.77, 22.91, 23.08, 23.21, 23.38, 23.53, 23.65, 23.71, 23.69,
    23.61, 23.51, 23.43, 23.28, 23.13,
  ])
})

test('the RSI of 14 matches the table of StockCharts', () => {
  // https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/relative-strength-index-rsi
  const closes = [
    44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614,
    46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137, 46.4515, 45.7835, 45.3548,
    44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
  ]
  expect(round(computeSeries(createFlatCandles(closes), { kind: 'rsi', value: 14 }))).toEqual([
    70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99, 41.46, 41.87, 45.46,
    37.3, 33.08, 37.77,
  ])
})

test('the highest high is that of the candles before, not of the candle itself', () => {
  const candles = createFlatCandles([3, 5, 4, 9, 1])
  expect(computeSeries(candles, { kind: 'highest', value: 2 })).toEqual([undefined, undefined, 5, 5, 9])
  expect(computeSeries(candles, { kind: 'lowest', value: 2 })).toEqual([undefined, undefined, 3, 4, 4])
})
