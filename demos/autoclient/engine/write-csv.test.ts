import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

function readBack(csv: string) {
  const result = readCsv(new TextEncoder().encode(csv))
  if ('problem' in result) throw new Error(JSON.stringify(result.problem))
  return result.table
}

// The triggers that OWASP lists: https://owasp.org/www-community/attacks/CSV_Injection
test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '=HYPERLINK("http://x.example")\nsecond line',
  '＝1',
])('%j is no formula in the file', (cell) => {
  expect(writeCsv(['a'], [[cell]], ',')).toContain(`"'${cell.replaceAll('"', '""')}"`)
})

test('a negative number stays a number', () => {
  expect(writeCsv(['points'], [[-7.5]], ',')).toBe('\ufeffpoints\r\n-7.5\r\n')
})

test('whatever is written is read back, without a cell that begins as a formula', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('=1', '+34 960', "o'neill", 'a;b', 'a"b', 'two\nlines', '姓名'))
  const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rows, fc.constantFrom(',' as const, ';' as const), (written, delimiter) => {
      const csv = writeCsv(['first', 'second', 'third'], written, delimiter)
      const read = readBack(csv)
      expect(read.delimiter).toBe(delimiter)
      const normalize = (text: string) => text.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')
      expect(read.rows.map(({ cells }) => cells.map(normalize))).toEqual(written.map((row) => row.map(normalize)))
      const asProgramsReadIt = Papa.parse<string[]>(csv, { delimiter }).data.flat()
      expect(asProgramsReadIt.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([])
    }),
  )
})
