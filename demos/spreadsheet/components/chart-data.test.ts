import { expect, test } from 'vitest'
import { createChartData } from './chart-data.ts'

test('one group makes one series', () => {
  const rows = [
    ['North', 10],
    ['South', undefined],
  ]
  expect(createChartData(rows, 1, 1)).toEqual({
    labels: ['North', 'South'],
    series: [{ key: undefined, values: [10, undefined] }],
    hidden: 0,
  })
})

test('a second group makes a series of each of its values, with gaps where there are no rows', () => {
  const rows = [
    [1, 'Madrid', 10],
    [1, 'Porto', 20],
    [2, 'Porto', 30],
  ]
  expect(createChartData(rows, 2, 2)).toEqual({
    labels: [1, 2],
    series: [
      { key: 'Madrid', values: [10, undefined] },
      { key: 'Porto', values: [20, 30] },
    ],
    hidden: 0,
  })
})

test('of many names the first ones are drawn, and the rest is counted', () => {
  const rows = Array.from({ length: 100 }, (_, index) => [`name ${index}`, index])
  const { labels, hidden } = createChartData(rows, 1, 1)
  expect(labels.length + hidden).toBe(100)
  expect(hidden).toBeGreaterThan(0)
})

test('a month without rows is a gap, and rows without a date come last', () => {
  const [january, april] = [Date.UTC(2025, 0), Date.UTC(2025, 3)].map((time) => time / 86_400_000)
  const { labels, series } = createChartData(
    [
      [january, 1],
      [april, 4],
      [undefined, 9],
    ],
    1,
    1,
    'month',
  )
  expect(labels).toHaveLength(5)
  expect(series[0]?.values).toEqual([1, undefined, undefined, 4, 9])
})
