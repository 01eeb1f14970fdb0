import { expect, test } from 'vitest'
import { csvLimits, readCsv } from './read-csv.ts'

const encode = (text: string) => new TextEncoder().encode(text)

/** The bytes of a text whose letters all lie below U+0100, as Windows-1252 writes them. */
const encodeWindows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function readTable(bytes: Uint8Array) {
  const result = readCsv(bytes)
  if ('problem' in result) throw new Error(`refused: ${JSON.stringify(result.problem)}`)
  return result.table
}

test.each([',', ';', '\t'] as const)('a file separated by %j is read by its own separator', (delimiter) => {
  const text = [
    ['Name', 'City', 'Notes'],
    ['Ana', 'Cádiz', '1.5; 2 or "3, 4"'],
  ]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
    .join('\r\n')
  expect(readTable(encode(text))).toMatchObject({
    header: ['Name', 'City', 'Notes'],
    rows: [{ number: 2, cells: ['Ana', 'Cádiz', '1.5; 2 or "3, 4"'] }],
    delimiter,
  })
})

test('the mark at the start of a UTF-8 file is not part of the first column name', () => {
  expect(readTable(encode('\ufeffName;Firma\nJörg;Größe GmbH')).header).toEqual(['Name', 'Firma'])
})

test('a file of Windows-1252 keeps its accents', () => {
  expect(readTable(encodeWindows('Prénom;Société\nHélène;Crêperie Aÿ'))).toMatchObject({
    rows: [{ cells: ['Hélène', 'Crêperie Aÿ'] }],
    encoding: 'Windows-1252',
  })
})

test('a UTF-16 file from a spreadsheet program is read', () => {
  const text = '\ufeff姓名\t公司\n王伟\t江南织造'
  const bytes = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)
  expect(readTable(bytes)).toMatchObject({
    header: ['姓名', '公司'],
    rows: [{ cells: ['王伟', '江南织造'] }],
    encoding: 'UTF-16',
  })
})

test('a first line that declares the separator is obeyed and rows keep the numbers of the file', () => {
  expect(readTable(encode('sep=;\nName;Firma, Ort\nA;B, C'))).toMatchObject({
    header: ['Name', 'Firma, Ort'],
    rows: [{ number: 3, cells: ['A', 'B, C'] }],
  })
})

test('row numbers count empty lines, as a spreadsheet program does', () => {
  expect(readTable(encode('Name,City\n\nAna,Vigo\n,\nLuis,Lugo\n')).rows.map(({ number }) => number)).toEqual([3, 5])
})

test('a short row is filled up and empty columns at the end are dropped', () => {
  const { header, rows } = readTable(encode('Name,City,Notes,,\nAna\nLuis,Lugo,x,,'))
  expect(header).toHaveLength(3)
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Ana', '', ''],
    ['Luis', 'Lugo', 'x'],
  ])
})

test.each([
  ['an empty file', encode(' \n'), { code: 'empty' }],
  ['a file with only a header', encode('Name,City\n'), { code: 'header-only' }],
  ['a list without a header', encode('Ana,ana@example.com\nLuis,luis@example.com'), { code: 'no-header' }],
  ['a text that is no table', encode('Dear Ana\nhow are you'), { code: 'one-column' }],
  ['an Excel workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), { code: 'workbook' }],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), { code: 'binary' }],
  ['a quote that never ends', encode('Name,City\nAna,Vigo\n"Luis,Lugo\nEva,León'), { code: 'open-quote', row: 3 }],
  [
    'a row with a stray separator',
    encode('Name,City\nAna,Vigo\nLuis,Lugo,x'),
    { code: 'row-too-long', row: 3, found: 3, expected: 2 },
  ],
  [
    'too many rows',
    encode(`a,b\n${'1,2\n'.repeat(csvLimits.rows + 1)}`),
    { code: 'too-many-rows', found: csvLimits.rows + 1 },
  ],
  ['a file over the limit', new Uint8Array(csvLimits.megabytes * 1_000_000 + 1), { code: 'too-large' }],
])('%s is refused with its reason', (_, bytes, problem) => {
  expect(readCsv(bytes)).toEqual({ problem })
})
