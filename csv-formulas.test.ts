import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvFormulas } from './csv-formulas.ts'

const write = (cell: unknown) => Papa.unparse([[cell]], { escapeFormulae: csvFormulas, quotes: true })

test.each([
  '=1',
  '+1',
  '-1',
  '@A1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  ' =1',
  '\u3000＝1',
  '\ufeff=1',
  '\t=1',
  '\tx',
  '\rx',
  '\nx',
])('a spreadsheet takes %j for no formula', (cell) => {
  expect(write(cell)).toBe(`"'${cell}"`)
  expect(cell.replace(csvFormulas, "'$&")).toBe(`'${cell}`)
})

test.each(['a=1', 'x-y', ' Ana', "'=1", '1+1', '', 'ana@example.com'])('%j stays as it is', (cell) => {
  expect(write(cell)).toBe(`"${cell}"`)
})

test('a negative number stays a number', () => {
  expect(write(-7.5)).toBe('"-7.5"')
})
