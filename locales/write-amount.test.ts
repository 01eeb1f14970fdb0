import { expect, test } from 'vitest'
import { writeAmount, writeAmounts } from './write-amount.ts'

test('an amount has decimals only where it has cents', () => {
  expect([41_140, 36_000].map((cents) => writeAmount(cents, 'en'))).toEqual(['€411.40', '€360'])
  expect([41_140, 360_000].map((cents) => writeAmount(cents, 'zh'))).toEqual(['411.40\u00a0欧元', '3600\u00a0欧元'])
})

test('a range names both amounts, Chinese the unit once, and equal ends are one amount', () => {
  expect(writeAmounts(220_000, 240_000, 'en')).toBe('€2,200 – €2,400')
  expect(writeAmounts(220_000, 240_000, 'zh')).toBe('2200–2400\u00a0欧元')
  expect(writeAmounts(220_000, 220_000, 'en')).toBe('€2,200')
})
