import { expect, test } from 'vitest'
import { isErrorCell, isNothing } from './is-nothing.ts'
import { isTotalLabel } from './is-total-label.ts'

test.each([
  '',
  ' ',
  '-',
  '–',
  '—',
  '--',
  ' - € ',
  '€ -',
  'n/a',
  'N/D',
  'null',
  'NaN',
  '#N/A',
  '#DIV/0!',
  '#¡VALOR!',
  '#NOMBRE?',
  '#REF!',
  'Err:502',
  '无',
])('%j says that there is nothing', (text) => {
  expect(isNothing(text)).toBe(true)
})

test.each(['0', '-5', 'No', 'x', '#1', '#marketing', 'nadie', 'C#'])('%j says something', (text) => {
  expect([isNothing(text), isErrorCell(text)]).toEqual([false, false])
})

test.each([
  'Total',
  'TOTAL:',
  'Subtotal',
  'Grand Total',
  'North Total',
  'Total general',
  'Totales',
  'Suma',
  'Sous-total',
  'Total général',
  'Somme',
  '合计',
  '北区小计',
  '总计',
])('%s is a sum', (text) => {
  expect(isTotalLabel(text)).toBe(true)
})

test.each(['Totally Fresh Ltd', 'Summer', 'Sumatra', 'Tota', 'Ana'])('%s is none', (text) => {
  expect(isTotalLabel(text)).toBe(false)
})
