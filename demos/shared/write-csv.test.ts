import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

const read = (csv: string, delimiter: string) =>
  Papa.parse<string[]>(csv.replace('\ufeff', ''), { delimiter, skipEmptyLines: true }).data

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
  '＋1',
  '－1',
  '＠1',
  '\u3000＝1',
  '\tx',
  '\rx',
])('%j is no formula in the file', (cell) => {
  expect(read(writeCsv(['a'], [[cell]], 'en'), ',')[1]).toEqual([`'${cell}`])
})

test('a negative number stays a number, with the decimal sign of the language', () => {
  expect(writeCsv(['points', 'name'], [[-7.5, 'a,b']], 'en')).toBe('\ufeffpoints,name\r\n-7.5,"a,b"\r\n')
  expect(writeCsv(['points', 'name'], [[-7.5, 'a,b']], 'fr')).toBe('\ufeffpoints;name\r\n-7,5;a,b\r\n')
})

test('whatever is written is read back, without a cell that begins as a formula', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('=1', '+34 960', "o'neill", 'a;b', 'a"b', 'two\nlines', '姓名'))
  const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rows, fc.constantFrom('en', 'es'), (written, locale) => {
      const [, ...found] = read(writeCsv(['first', 'second', 'third'], written, locale), locale === 'es' ? ';' : ',')
      expect(found.flat().filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([])
      const strip = (row: string[]) => row.map((text) => text.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, ''))
      expect(found.map(strip)).toEqual(written.map(strip))
    }),
  )
})
