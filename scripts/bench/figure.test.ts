import { expect, test } from 'vitest'
import { createFigure, getMedian, getQuantile, isMet } from './figure.ts'
import { formatFigures } from './format-figures.ts'

test('the median is the middle, or the mean of two middles, whatever the order', () => {
  expect(getMedian([9, 1, 5])).toBe(5)
  expect(getMedian([4, 1, 10, 2])).toBe(3)
  expect(getMedian([7])).toBe(7)
})

test('numbers are compared as numbers', () => {
  expect(getMedian([100, 20, 3])).toBe(20)
})

test('a quantile is not exceeded by its share of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1)
  const quantile = getQuantile(values, 0.95)
  expect(values.filter((value) => value <= quantile).length).toBeGreaterThanOrEqual(95)
  expect(quantile).toBeLessThan(98)
})

test('where nothing was measured there is no figure', () => {
  expect(() => createFigure('paint', 'ms', [])).toThrow('Nothing was measured')
})

test('one run has no range', () => {
  expect(createFigure('paint', 'ms', [5]).range).toBeUndefined()
  expect(createFigure('paint', 'ms', [5, 9, 7]).range).toEqual([5, 9])
})

test('a goal is met at its limit, from below or from above', () => {
  expect(isMet(createFigure('paint', 'ms', [60], { most: 60 }))).toBe(true)
  expect(isMet(createFigure('paint', 'ms', [61], { most: 60 }))).toBe(false)
  expect(isMet(createFigure('score', 'points', [100], { least: 100 }))).toBe(true)
  expect(isMet(createFigure('score', 'points', [99], { least: 100 }))).toBe(false)
  expect(isMet(createFigure('paint', 'ms', [60]))).toBeUndefined()
})

test('the table shows each figure with its goal, and shouts what is missed', () => {
  const table = formatFigures([
    createFigure('paint', 'ms', [1234.5, 1200, 1300], { most: 1000 }),
    createFigure('shift', '', [0], { most: 0 }),
    createFigure('size', 'KB', [85.44]),
  ])
  const lines = table.split('\n')
  expect(lines[1]).toMatch(/^paint +1235 ms +1200–1300 +≤ 1000 +MISSED$/)
  expect(lines[2]).toMatch(/^shift +0 +≤ 0 +met$/)
  expect(lines[3]).toMatch(/^size +85.4 KB$/)
})
