import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test('a Spanish number is read in groups that no line break separates', () => {
  expect(formatPhone('+34600000000')).toBe('+34\u00A0600\u00A0000\u00A0000')
  expect(formatPhone('34600000000')).toBe('+34\u00A0600\u00A0000\u00A0000')
})

test('a number of another country stays as it is', () => {
  expect(formatPhone('+33123456789')).toBe('+33123456789')
})
