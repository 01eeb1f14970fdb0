import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toTextTable } from './raw-sheet.ts'
import { readSheets } from './read-sheets.ts'
import { readXlsx } from './read-xlsx.ts'
import { packXlsx } from './testing.ts'

const day = (iso: string) => new Date(`${iso}Z`)

/** The cells of a first column whose number format is given. */
function readColumn(format: string | number, ...numbers: number[]) {
  const xml = numbers.map((number) => `<row><c s="1"><v>${number}</v></c></row>`).join('')
  const [sheet] = readXlsx(packXlsx({ sheets: [{ name: 'A', xml }], formats: [format] }))
  return { cells: sheet?.rows.map(([cell]) => cell), notes: sheet?.notes, units: sheet?.units }
}

test.each([
  ['yyyy-mm-dd', 46143, day('2026-05-01T00:00:00')],
  ['QQ yyyy', 46143, day('2026-05-01T00:00:00')],
  ['[$-C0A]d-mmm-yy;@', 46143, day('2026-05-01T00:00:00')],
  ['yyyy"年"m"月"d"日"', 46143, day('2026-05-01T00:00:00')],
  ['[$-F800]dddd, mmmm dd, yyyy', 46143, day('2026-05-01T00:00:00')],
  ['mmm yy', 46143, day('2026-05-01T00:00:00')],
  ['dd/mm/yyyy hh:mm:ss.000', 46143.5, day('2026-05-01T12:00:00')],
  [14, 46143, day('2026-05-01T00:00:00')],
  [31, 46143, day('2026-05-01T00:00:00')],
  ['m/d/yy', 59, day('1900-02-28T00:00:00')],
  ['m/d/yy', 61, day('1900-03-01T00:00:00')],
  ['0" d; h"', 3, 3],
  ['0.0" h"', 3, 3],
  ['\\d0', 3, 3],
  ['0.00E+00', 3, 3],
  ['# ?/?', 0.5, 0.5],
  ['General', 46143, 46143],
  ['[Red]-0.00', 3, 3],
  ['hh:mm', 0.5, '12:00:00'],
  ['h:mm AM/PM', 10 / 24, '10:00:00'],
  ['上午/下午h"时"mm"分"', 0.75, '18:00:00'],
  [20, 10 / 24, '10:00:00'],
  [45, 1 / 1440, '00:01:00'],
])('the format %s makes of %s what the program shows', (format, number, value) => {
  expect(readColumn(format, number)).toMatchObject({ cells: [value], notes: [] })
})

test.each(['[h]:mm', '[hh]:mm:ss', '[mm]:ss', 46])('durations in %s are hours, which is said', (format) => {
  expect(readColumn(format, 1.5, 0.3125, 2)).toMatchObject({
    cells: [36, 7.5, 48],
    notes: [{ code: 'hours', column: 'A' }],
  })
})

test('a column of clocks with more than a day in it holds hours too', () => {
  expect(readColumn('h:mm', 0.25, 1.25)).toMatchObject({ cells: [6, 30], notes: [{ code: 'hours' }] })
})

test.each([
  ['#,##0.00 [$€-40C]', 'EUR'],
  ['[$EUR] #,##0.00', 'EUR'],
  ['[$$-409]#,##0.00', 'USD'],
  ['_-"£"* #,##0.00', 'GBP'],
  ['#,##0.00\\ "€"', 'EUR'],
  ['[$¥-804]#,##0', 'CNY'],
  ['#,##0 [$CHF]', 'CHF'],
])('the currency of the format %s stays with its number', (format, code) => {
  const { cells, units } = readColumn(format, 12.5)
  expect({ cells, units }).toEqual({ cells: [12.5], units: [[code]] })
  expect(toTextTable({ name: 'A', rows: [[12.5]], units: [[code]] }).rows[0]?.cells).toEqual([`12.5 ${code}`])
})

test('locales in a format are no currency', () => {
  expect(readColumn('[$-409]0.00', 1).units).toBeUndefined()
})

test.each(['date1904="1"', 'date1904="true"'])('a workbook with %s counts from 1904', (attribute) => {
  const xml = '<row><c s="1"><v>44681</v></c></row>'
  const [sheet] = readXlsx(
    packXlsx({ sheets: [{ name: 'A', xml }], formats: ['d/m/yy'], properties: `<workbookPr ${attribute}/>` }),
  )
  expect(sheet?.rows).toEqual([[day('2026-05-01T00:00:00')]])
})

test('sheets of charts are left out, hidden ones come last', () => {
  const xml = '<row><c><v>1</v></c></row>'
  const sheets = [
    { name: 'Chart', xml: '', type: 'chartsheet' },
    { name: 'Lists', xml, state: 'hidden' },
    { name: 'Sales', xml },
    { name: 'Empty', xml: '<row><c s="0"/></row>' },
  ]
  expect(readXlsx(packXlsx({ sheets })).map(({ name }) => name)).toEqual(['Sales', 'Lists'])
})

test('cells with errors are empty, and said with their place', () => {
  const xml = '<row r="2"><c r="B2" t="e"><v>#DIV/0!</v></c><c r="C2" t="e"><v>#N/A</v></c><c r="D2"><v>4</v></c></row>'
  expect(readXlsx(packXlsx({ sheets: [{ name: 'A', xml }] }))).toEqual([
    {
      name: 'A',
      rows: [[], [null, null, null, 4]],
      notes: [{ code: 'errorCells', count: 2, cell: 'B2', value: '#DIV/0!' }],
    },
  ])
})

test('texts are read from wherever a program puts them, without the readings above them', () => {
  const xml = [
    '<c t="s"><v>0</v></c>',
    '<c t="inlineStr"><is><r><t>in </t></r><r><t>place</t></r></is></c>',
    '<c t="str"><f>A1</f><v>from_x000A_formula</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="d"><v>2026-05-01T10:00:00</v></c>',
  ].join('')
  const texts =
    '<si><r><t>Caf&#233;</t></r><r><t xml:space="preserve"> &amp; té</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>'
  expect(readXlsx(packXlsx({ sheets: [{ name: 'A', xml: `<row>${xml}</row>` }], texts }))[0]?.rows).toEqual([
    ['Café & té', 'in place', 'from\nformula', true, day('2026-05-01T10:00:00')],
  ])
})

test('names with prefixes and places out of order are read', () => {
  const xml = '<x:row xmlns:x="u" r="3"><x:c r="AB3"><x:v>7</x:v></x:c><x:c r="A3"><x:v>1</x:v></x:c></x:row>'
  const [sheet] = readXlsx(packXlsx({ sheets: [{ name: 'A', xml }] }))
  expect([sheet?.rows[2]?.[27], sheet?.rows[2]?.[0], sheet?.rows.length]).toEqual([7, 1, 3])
})

test.each([
  ['mimetype', 'content.xml', 'otherWorkbook'],
  ['Index/Document.iwa', 'x.xml', 'otherWorkbook'],
  ['word/document.xml', '[Content_Types].xml', 'brokenExcel'],
])('an archive with %s is no XLSX, and is told from one', (one, other, code) => {
  const zip = new Uint8Array(zipSync({ [one]: strToU8('<a/>'), [other]: strToU8('<a/>') }))
  expect(() => readXlsx(zip)).toThrow(code)
})

test.each([
  '<html><table><tr><td>1',
  ' <!DOCTYPE html>',
  '<?xml version="1.0"?><Workbook>',
  '<TABLE border=1>',
  'MIME-Version: 1.0',
])('a file that begins with %j is a web page, whatever its name', async (text) => {
  await expect(readSheets('movements.xls', new TextEncoder().encode(text))).rejects.toThrow('webPage')
})

const wideRows = Array.from({ length: 320 }, (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`)

test.each([
  ['packs to less than a hundredth', ' '.repeat(6_000_000)],
  ['has more cells than a page can show', wideRows.join('')],
])('a workbook that %s is refused soon', (_what, xml) => {
  const bytes = packXlsx({ sheets: [{ name: 'One', xml }] })
  const start = process.cpuUsage()
  expect(() => readXlsx(bytes)).toThrow(expect.objectContaining({ problem: { code: 'tooMuch' } }))
  // Microseconds of the processor: a busy machine takes longer.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
})
