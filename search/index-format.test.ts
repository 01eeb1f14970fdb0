import { expect, test } from 'vitest'
import { decodeNumbers, decodeTexts, encodeNumbers, encodeTexts, findPlace } from './index-format.ts'

test('ascending numbers are read as they were written, whatever the steps between them', () => {
  const numbers = [0, 1, 5, 100, 160, 161, 4_000, 4_001, 200_000, 900_000]
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers)
  expect(decodeNumbers(encodeNumbers([]))).toEqual([])
  // A sign that JSON escapes would take two.
  const all = encodeNumbers(Array.from({ length: 10_000 }, (_, index) => (index * (index + 1)) / 2))
  expect(JSON.stringify(all)).toBe(`"${all}"`)
})

test('texts are read with their kinds and about their sizes, by page and section', () => {
  const page = [
    { kind: 'title' as const, terms: ['a', 'b'] },
    { kind: 'heading' as const, terms: ['a', 'b', 'c'] },
    { kind: 'passage' as const, terms: Array.from({ length: 50 }, String) },
    { kind: 'heading' as const, terms: [] },
    { kind: 'label' as const, terms: ['a'] },
    { kind: 'passage' as const, terms: ['a'] },
  ]
  const texts = encodeTexts(page, () => 0.5)
  const read = decodeTexts([{ texts }, { texts }])
  expect(read.kinds).toEqual([...page, ...page].map(({ kind }) => kind))
  expect(read.sections.slice(0, 6)).toEqual([-1, 0, 0, 1, 1, 1])
  expect(read.sectionCount).toBe(4)
  expect(read.sizes[1]).toBeCloseTo(1.5, 0)
  expect(read.sizes[2]).toBeGreaterThan(40)
  expect(findPlace(read, 11)).toEqual({ page: 1, section: 1, passage: 1 })
})
