import { expect, test } from 'vitest'
import { layOutDays, layOutDots, layOutParts, partRows, stripShape } from './lay-out-marks.ts'

test('days stand on their line as far apart as they are in time', () => {
  const { places, years } = layOutDays(['2025-01-01', '2026-01-01', '2026-07-02'])
  expect(years).toEqual([
    { at: 0, year: 2025 },
    { at: 50, year: 2026 },
  ])
  expect(places[1]).toBeCloseTo(50, 0)
  expect(places[2]).toBeCloseTo(75, 0)
})

test('each case has one square, and none has two', () => {
  const counts = [9, 99, 1, 891]
  const { columns, rectangles } = layOutParts(counts)
  const areas = rectangles.map((path) =>
    [...path.matchAll(/h(\d+)v(\d+)/g)].reduce((sum, [, width, height]) => sum + Number(width) * Number(height), 0),
  )
  expect(areas).toEqual(counts)
  expect(columns * partRows).toBe(1000)
})

test('each result has a dot within its row', () => {
  const { low, high, rows } = layOutDots([[0.32, 0.5, 0.5], Array.from({ length: 40 }, () => 1)])
  expect([low, high]).toEqual([0.3, 1])
  for (const [index, count] of [3, 40].entries()) {
    const heights = [...(rows[index] ?? '').matchAll(/M\d+ ([\d.-]+)h0/g)].map(([, height]) => Number(height))
    expect(heights).toHaveLength(count)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...heights)).toBeLessThan(stripShape.height)
  }
})
