import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectDecimalSign, parseNumber } from './parse-number.ts'

test.each([
  ['1,234.50', '.', 1234.5],
  ['1.234,50 €', ',', 1234.5],
  ['€ 12', '.', 12],
  ['1 234,5', ',', 1234.5],
  ['1\u202f234\u00a0€', ',', 1234],
  ["1'234.50", '.', 1234.5],
  ['(12.5)', '.', -12.5],
  ['-3', '.', -3],
  ['3-', '.', -3],
  ['−7,25', ',', -7.25],
  ['7.3%', '.', 0.073],
  ['12 %', ',', 0.12],
  ['.5', '.', 0.5],
  ['1,234,567', '.', 1_234_567],
] as const)('%s is a number', (text, sign, value) => {
  expect(parseNumber(text, sign)).toBe(value)
})

test.each(['', 'abc', '12a', '1,23,456', '1.2.3', '12,50', '--3', '1 2', '2025-03-01'])(
  '%s is no number with a decimal point',
  (text) => {
    expect(parseNumber(text, '.')).toBeUndefined()
  },
)

test('one telling number decides for its column', () => {
  expect(detectDecimalSign(['1.234', '5,5'], '.')).toEqual({ sign: ',' })
  expect(detectDecimalSign(['1,234', '5.5'], ',')).toEqual({ sign: '.' })
  expect(detectDecimalSign(['1.234.567'], '.')).toEqual({ sign: ',' })
  expect(detectDecimalSign(['0,125'], '.')).toEqual({ sign: ',' })
})

test('numbers that may be read both ways follow the hint and are reported', () => {
  expect(detectDecimalSign(['1.234', '7'], ',')).toEqual({ sign: ',', doubt: '1.234' })
})

test.each([
  ['en-US', '.'],
  ['es-ES', ','],
  ['de-DE', ','],
  ['fr-FR', ','],
  ['de-CH', '.'],
] as const)('what Intl writes in %s is read back', (locale, sign) => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(parseNumber(format.format(cents / 100), sign)).toBeCloseTo(cents / 100, 6)
    }),
  )
})
