import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { demoLocales } from '../../../locales/demo-locales.ts'
import { toIsoDate } from '../../shared/calendar.ts'
import { readSheets } from '../../shared/table/read-sheets.ts'
import { answer } from './answer.ts'
import { indexNames } from './names.ts'
import { readWorkbook } from './read-workbook.ts'
import { type Column, getValue, readLoadError, type Sheet } from './workbook.ts'

async function open(name: string, bytes: Uint8Array<ArrayBuffer>) {
  return readWorkbook(name, await readSheets(name, bytes))
}

const read = (text: string) => open('file.csv', new TextEncoder().encode(text))

async function readSheet(text: string): Promise<Sheet> {
  const { sheets } = await read(text)
  if (!sheets[0]) throw new Error('no sheet')
  return sheets[0]
}

function listValues(column: Column | undefined, count: number) {
  return Array.from({ length: count }, (_, row) => column && getValue(column, row))
}

async function findProblem(reading: Promise<unknown>) {
  return readLoadError(await reading.then(() => undefined).catch((error: unknown) => error))
}

test('a European file has semicolons, decimal commas and days first', async () => {
  const { columns, notes } = await readSheet(
    'Fecha;Ciudad;Importe\n31/01/2025;Málaga;1.234,50 €\n01/02/2025;Cádiz;8,25 €\n',
  )
  expect(columns.map(({ type }) => type)).toEqual(['date', 'text', 'number'])
  expect(listValues(columns[0], 2).map((day) => toIsoDate(Number(day)))).toEqual(['2025-01-31', '2025-02-01'])
  expect(listValues(columns[2], 2)).toEqual([1234.5, 8.25])
  expect(columns[2]).toMatchObject({ unit: { currency: 'EUR' } })
  expect(notes).toEqual([])
})

test('an American file has commas, decimal points and months first', async () => {
  const { columns } = await readSheet('Date,Amount\n01/31/2025,"1,234.50"\n02/01/2025,8.25\n')
  expect(listValues(columns[0], 2).map((day) => toIsoDate(Number(day)))).toEqual(['2025-01-31', '2025-02-01'])
  expect(listValues(columns[1], 2)).toEqual([1234.5, 8.25])
})

test('what can be read in two ways is reported', async () => {
  const { notes } = await readSheet('date;amount\n03/04/2025;1.234\n05/06/2025;2.500\n')
  expect(notes).toEqual([
    { code: 'dayFirst', column: 'date', value: '03/04/2025' },
    { code: 'decimalComma', column: 'amount', value: '1.234' },
  ])
})

test('a cell that does not fit its column is left out and named by its row', async () => {
  const rows = Array.from({ length: 19 }, (_, index) => `${index + 1}`).join('\n')
  const { columns, notes } = await readSheet(`amount\n${rows}\nn/a\n`)
  expect(columns[0]?.type).toBe('number')
  expect(notes).toEqual([{ code: 'notNumber', column: 'amount', count: 1, row: 21, value: 'n/a' }])
})

test('codes with leading zeros stay texts', async () => {
  const { columns } = await readSheet('postcode,n\n08001,1\n28013,2\n')
  expect(listValues(columns[0], 2)).toEqual(['08001', '28013'])
})

test('a row of totals at the end is left out, a customer called Total is not', async () => {
  const totals = await readSheet('item,amount\na,1.5\nb,2.5\nTotal,4\n')
  expect(totals).toMatchObject({ rowCount: 2, notes: [{ code: 'totalRow', row: 4 }] })
  expect(totals.columns[0]).toMatchObject({ dictionary: ['a', 'b'] })
  const customers = await readSheet('item,amount\na,1.5\nb,2.5\nTotal,7\n')
  expect(customers.rowCount).toBe(3)
})

test('titles above the table, empty rows, missing and double names do no harm', async () => {
  const { columns, rowCount, notes } = await readSheet('Report 2025\n\nname,,amount,amount\n\na,x,1,2\nb,y,3,4\n')
  expect(columns.map(({ name }) => name)).toEqual(['name', 'B', 'amount', 'amount 2'])
  expect(rowCount).toBe(2)
  expect(notes.map(({ code }) => code)).toEqual(['headerNamed', 'headerNamed'])
})

test.each([
  ['texts and numbers', 'East,Lamps,70\nWest,Desks,50\n', ['A', 'B', 'C']],
  ['numbers alone', '1,2.5\n3,4\n', ['A', 'B']],
  ['dates', '2031-05-01,Lamps\n2031-05-02,Desks\n', ['A', 'B']],
])('without headings the first row is data, and columns have letters: %s', async (_, text, names) => {
  const { columns, rowCount, notes } = await readSheet(text)
  expect(columns.map(({ name }) => name)).toEqual(names)
  expect(rowCount).toBe(2)
  expect(notes).toEqual([{ code: 'noHeader' }])
})

test('a question names a column without heading by its letter', async () => {
  const workbook = await read('East,Lamps,70\nWest,Desks,50\nEast,Desks,20\n')
  const library = { workbook, names: indexNames(workbook) }
  const questions = {
    en: ['total C by A', 'total column C by column A'],
    es: ['total de C por A', 'total de la columna C por la columna A'],
    fr: ['total de C par A', 'total de la colonne C par colonne A'],
    zh: ['按A列统计C列总和'],
  }
  for (const locale of demoLocales) {
    for (const question of questions[locale]) {
      expect(answer(question, library, locale), question).toMatchObject({
        result: {
          rows: [
            ['East', 90],
            ['West', 50],
          ],
        },
      })
    }
  }
})

test('dashes and errors do not make texts of a column of numbers, and each is told', async () => {
  const { columns, notes, tableNotes } = await readSheet(
    'Item,Cost,Mark\na,1.5,x\nb,-,#N/A\nc,#DIV/0!,y\nd,4.1e-7,-\ne,n/a,y\n',
  )
  expect(columns.map(({ type }) => type)).toEqual(['text', 'number', 'text'])
  expect(listValues(columns[1], 5)).toEqual([1.5, undefined, undefined, 4.1e-7, undefined])
  expect(listValues(columns[2], 5)).toEqual(['x', undefined, 'y', '-', 'y'])
  expect(notes).toEqual([{ code: 'notNumber', column: 'Cost', count: 3, row: 3, value: '-' }])
  expect(tableNotes).toMatchObject([{ code: 'errorCells', count: 2 }])
})

test('Windows and UTF-16 encodings are read', async () => {
  const windows = Uint8Array.from(
    [...'Regi'].map((letter) => letter.charCodeAt(0)).concat(0xf3, 0x6e, 0x2c, 0x62, 0x0a, 0x61, 0x2c, 0x31),
  )
  expect((await open('a.csv', windows)).sheets[0]?.columns[0]?.name).toBe('Región')
  const text = '\ufeff城市,数量\n北京,1\n'
  const utf16 = new Uint8Array(Uint16Array.from([...text].map((letter) => letter.charCodeAt(0))).buffer)
  expect((await open('a.csv', utf16)).sheets[0]?.columns[0]?.name).toBe('城市')
})

test.each([
  ['an empty file', '', { code: 'empty' }],
  ['names without rows', 'a,b\n', { code: 'noRows', sheet: 'file' }],
  ['a quote that is never closed', 'a,b\n1,"x\n2,y\n', { code: 'openQuote', row: 2 }],
  ['bytes that are no text', 'a\0b\0c', { code: 'notText' }],
])('%s is refused with its reason', async (_, text, problem) => {
  expect(await findProblem(read(text))).toEqual(problem)
})

async function writeXlsx(sheets: { sheet: string; data: (string | number | Date)[][] }[]) {
  const buffer = await writeXlsxFile(
    sheets.map(({ sheet, data }) => ({
      sheet,
      data: data.map((row) =>
        row.map((value) => (value instanceof Date ? { value, format: 'yyyy-mm-dd' } : { value })),
      ),
    })),
  ).toBuffer()
  return Uint8Array.from(buffer)
}

test('an XLSX file keeps its sheets, numbers and dates; a cover sheet is skipped', async () => {
  const bytes = await writeXlsx([
    { sheet: 'Cover', data: [['Figures of 2025']] },
    {
      sheet: 'Sales',
      data: [
        ['Day', 'City', 'Amount'],
        [new Date('2025-03-14'), 'Lyon', 12.5],
        [new Date('2025-12-31'), 'Paris', 7],
      ],
    },
    {
      sheet: 'Cities',
      data: [
        ['City', 'Country'],
        ['Lyon', 'France'],
        ['Paris', 'France'],
      ],
    },
  ])
  const workbook = await open('book.xlsx', bytes)
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['Sales', 'Cities'])
  expect(workbook.skipped).toEqual(['Cover'])
  const [day, , amount] = workbook.sheets[0]?.columns ?? []
  expect(listValues(day, 2).map((each) => toIsoDate(Number(each)))).toEqual(['2025-03-14', '2025-12-31'])
  expect(listValues(amount, 2)).toEqual([12.5, 7])
})

test('an old XLS file, and an archive that is no workbook, are refused with their reason', async () => {
  const xls = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(600).fill(0)])
  expect(await findProblem(open('a.xls', xls))).toEqual({ code: 'oldExcel' })
  const zip = Uint8Array.from([0x50, 0x4b, 3, 4, ...new Array(40).fill(7)])
  expect(await findProblem(open('a.xlsx', zip))).toEqual({ code: 'brokenExcel' })
})
