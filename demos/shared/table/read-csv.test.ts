import { expect, test } from 'vitest'
import { toTextTable } from './raw-sheet.ts'
import { readCsv } from './read-csv.ts'

const encode = (text: string) => new TextEncoder().encode(text)

const read = (bytes: Uint8Array) => toTextTable(readCsv('a.csv', bytes))

test.each([',', ';', '\t', '|'])('a file separated by %j is read by its own separator', (delimiter) => {
  const text = [
    ['Name', 'City', 'Notes'],
    ['Ana', 'Cádiz', '1.5; 2 or "3, 4"'],
  ]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
    .join('\r\n')
  expect(read(encode(text)).rows[1]).toEqual({ number: 2, cells: ['Ana', 'Cádiz', '1.5; 2 or "3, 4"'] })
})

test('the mark at the start of a file is not part of the first column name', () => {
  expect(read(encode('\ufeffName;Firma\nJörg;Größe GmbH')).rows[0]?.cells).toEqual(['Name', 'Firma'])
})

test('a first line that declares the separator is obeyed, and rows keep the numbers of the file', () => {
  expect(read(encode('sep=;\nName;Firma, Ort\n\nA;B, C')).rows).toEqual([
    { number: 2, cells: ['Name', 'Firma, Ort'] },
    { number: 4, cells: ['A', 'B, C'] },
  ])
})

test('what was kept from being calculated is itself again', () => {
  expect(read(encode("a,b\n'=1+1,o'neill")).rows[1]?.cells).toEqual(['=1+1', "o'neill"])
})

test.each([
  ['an empty file', encode(' \n'), '"empty"'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), '"notText"'],
  ['a quote that never ends', encode('Name,City\nAna,Vigo\n"Luis,Lugo\nEva,León'), '"openQuote","row":3'],
])('%s is refused with its reason', (_, bytes, problem) => {
  expect(() => readCsv('a.csv', bytes)).toThrow(problem)
})

test('line ends of several systems in one file are line ends', () => {
  expect(read(encode('a;b\r\n1;2\n3;4\r5;6')).rows.map(({ cells }) => cells.join())).toEqual([
    'a,b',
    '1,2',
    '3,4',
    '5,6',
  ])
})

test.each([
  ['1;"Bar "Pepe" y más";3', ['1', 'Bar "Pepe" y más', '3']],
  ['1;"Bar; "Pepe" y más";3', ['1', 'Bar; "Pepe" y más', '3']],
  ['1;"Sol" bar;3', ['1', '"Sol" bar', '3']],
  ['1;12" tube;3', ['1', '12" tube', '3']],
])('the quotes in %s lose no row', (line, cells) => {
  const { rows } = read(encode(`a;b;c\n${line}\n2;"two\nlines";4\n5;"x";6`))
  expect(rows.map(({ cells }) => cells)).toEqual([['a', 'b', 'c'], cells, ['2', 'two\nlines', '4'], ['5', 'x', '6']])
})

test('a quote that would take the next row with it is refused', () => {
  expect(() => read(encode('a;b;c\n1;"Bar Pepe;3\n2;"x";4\n'))).toThrow('"openQuote","row":2')
})

test('signs that could not be read and errors of formulas are noted', () => {
  const bytes = Uint8Array.from([...encode('Añada;b\n'), 0xc3, ...encode(';#DIV/0!\né;#N/A')])
  expect(readCsv('a.csv', bytes).notes).toEqual([
    { code: 'damagedSigns', count: 1 },
    { code: 'errorCells', count: 2, cell: 'B2', value: '#DIV/0!' },
  ])
})
