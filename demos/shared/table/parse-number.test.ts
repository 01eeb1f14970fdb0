import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCurrencies } from './currencies.ts'
import { detectDecimalSign, findUnit, parseNumber } from './parse-number.ts'

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

test.each([
  ['9e-7', '.', 0.0000009],
  ['1.2E-05', '.', 0.000012],
  ['1,5E+3', ',', 1500],
  ['１２３', '.', 123],
  ['１，２３４．５', '.', 1234.5],
  ['（５）', '.', -5],
  ['–5', '.', -5],
  ['—7,25', ',', -7.25],
  ['€-3', '.', -3],
  ['-$3.20', '.', -3.2],
  ['1.234,56-', ',', -1234.56],
  ['-(12)', '.', -12],
  ['R$ 1.000,00', ',', 1000],
  ['12 euros', '.', 12],
] as const)('%s, as programs and people of many countries write it, is a number', (text, sign, value) => {
  expect(parseNumber(text, sign)).toBe(value)
})

test.each(['1e', 'e5', '12E5X', 'TOP 10', '1E400'])('%s is no number', (text) => {
  expect(parseNumber(text, '.')).toBeUndefined()
})

test('zero has no sign', () => {
  expect(Object.is(parseNumber('-0', '.'), 0)).toBe(true)
})

test('a number with an exponent groups no digits', () => {
  expect(detectDecimalSign(['1.234e-5'], ',')).toEqual({ sign: '.' })
})

test.each([
  ['12 USD', 'USD'],
  ['HK$5', 'HKD'],
  ['¥3', 'CNY'],
  ['3 日元', 'JPY'],
  ['0.5 BTC', 'BTC'],
  ['5,00 zł', 'PLN'],
  ['7 eur', 'EUR'],
])('the currency of %s is %s', (text, currency) => {
  expect(findUnit(text)).toEqual({ currency })
})

test('the currencies of a column are counted, the most frequent first', () => {
  expect([...countCurrencies(['$1', '€2', '3 EUR', '4'])]).toEqual([
    ['EUR', 2],
    ['USD', 1],
  ])
})
