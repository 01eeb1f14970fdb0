import { expect, test } from 'vitest'
import { chooseLabels, layOutBars, layOutLines } from './layout.ts'

test('bars share one scale from zero, and the longest fills the width', () => {
  expect(layOutBars([50, 200, 100])).toEqual({
    bars: [
      { start: 0, length: 25 },
      { start: 0, length: 100 },
      { start: 0, length: 50 },
    ],
    zero: 0,
  })
})

test('bars of losses go to the left of zero', () => {
  expect(layOutBars([-100, 300])).toEqual({
    bars: [
      { start: 0, length: 25 },
      { start: 25, length: 75 },
    ],
    zero: 25,
  })
  expect(layOutBars([-10, -20]).bars).toEqual([
    { start: 50, length: 50 },
    { start: 0, length: 100 },
  ])
})

test('a gap has no bar, and zeros have bars without length', () => {
  expect(layOutBars([undefined, 0])).toEqual({ bars: [undefined, { start: 0, length: 0 }], zero: 0 })
})

test('a line runs over the whole box on an axis with round ends', () => {
  const { ticks, dots, paths } = layOutLines(3, [{ name: 'sales', values: [0, 40, 80] }])
  expect(ticks).toEqual([0, 20, 40, 60, 80])
  expect(dots).toEqual([
    [
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ],
  ])
  expect(paths).toEqual(['M0,100L50,50L100,0'])
})

test('the ends of the axis are its first and last tick, so that ticks stand at even distances', () => {
  for (const values of [[1, 3], [0.02, 0.031], [-512.4, 1300], [98_000, 101_500], [-3, -2.5], [7, 7], [0, 0], []]) {
    const { ticks, dots } = layOutLines(values.length, [{ name: '', values }])
    const [low = Number.NaN, high = Number.NaN] = [ticks[0], ticks.at(-1)]
    values.forEach((value, index) => {
      expect(dots[0]?.[index]?.y).toBeCloseTo(((high - value) / (high - low)) * 100, 6)
    })
  }
})

test('values far from zero do not flatten the line, others keep zero in sight', () => {
  expect(layOutLines(2, [{ name: '', values: [98_000, 101_500] }]).ticks[0]).toBeGreaterThan(90_000)
  expect(layOutLines(2, [{ name: '', values: [20, 100] }]).ticks[0]).toBe(0)
})

test('a line is broken at a gap, and the band lies inside the same scale', () => {
  const { paths, band, ticks } = layOutLines(3, [{ name: '', values: [1, undefined, 3] }], {
    name: '',
    values: [undefined, { low: 1, high: 4 }, { low: 2, high: 10 }],
  })
  expect(paths[0]?.match(/M/g)).toHaveLength(2)
  expect(ticks.at(-1)).toBe(10)
  expect(band).toBe('M50,60L100,0L100,80L50,90Z')
})

test('only as many labels are written as there is room for', () => {
  expect(chooseLabels(4, 6)).toEqual([0, 1, 2, 3])
  expect(chooseLabels(12, 6)).toEqual([0, 2, 4, 6, 8, 10])
  expect(chooseLabels(36, 6)).toEqual([0, 6, 12, 18, 24, 30])
  expect(chooseLabels(0, 6)).toEqual([])
})
