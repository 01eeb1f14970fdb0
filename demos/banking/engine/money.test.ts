import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectCentSign, parseCents } from './money.ts'

test.each([
  ['1.234,56', ',', 123_456],
  ['-1.234,56 €', ',', -123_456],
  ['1 234,56', ',', 123_456],
  ["1'234.50", '.', 123_450],
  ['$1,234.5', '.', 123_450],
  ['(12.50)', '.', -1_250],
  ['12,50-', ',', -1_250],
  ['−3,00', ',', -300],
  ['£-0.99', '.', -99],
  ['12.50 DR', '.', -1_250],
  ['12.50CR', '.', 1_250],
  ['45,00EUR', ',', 4_500],
  ['１２.５０元', '.', 1_250],
  ['100.0000', '.', 10_000],
  ['7', '.', 700],
] as const)('%s with the mark %s is %d cents', (text, mark, cents) => {
  expect(parseCents(text, mark)).toBe(cents)
})

test.each(['', 'abc', '12.345', '1,2,3', '1.23.4', '--'])('%j is no amount with a decimal point', (text) => {
  expect(parseCents(text, '.')).toBeUndefined()
})

test('what is written can be read again, to the cent', () => {
  const marks = fc.constantFrom<'.' | ','>('.', ',')
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), marks, (cents, mark) => {
      expect(parseCents((cents / 100).toFixed(2).replace('.', mark), mark)).toBe(cents === 0 ? 0 : cents)
    }),
  )
})

test('a column tells its decimal mark where a single amount would not', () => {
  expect(detectCentSign(['1.234', '12,50', '3'], '.')).toBe(',')
  expect(detectCentSign(['1,234', '1,234.00'], ',')).toBe('.')
  expect(detectCentSign(['1.234.567 DR'], '.')).toBe(',')
  expect(detectCentSign(['1.234', '500'], ',')).toBe(',')
})
