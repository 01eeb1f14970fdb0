import { expect, test } from 'vitest'
import { parseLengthInput } from './length-input.ts'

test.each([
  ['18', 18],
  ['18 mm', 18],
  ['1.8 cm', 18],
  ['1,1 CM', 11],
  ['1.8 厘米', 18],
  ['-4', -4],
  [' ', undefined],
  ['', undefined],
])('"%s" is %s mm', (text, length) => {
  expect(parseLengthInput(text)).toBe(length)
})

test.each(['abc', '18 m', '1.8.2', '18 x 12', 'cm'])('"%s" is no length', (text) => {
  expect(parseLengthInput(text)).toBeNaN()
})
