import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RawSheet } from '../../shared/table/raw-sheet.ts'
import { createSample } from '../samples/create-sample.ts'
import { answer, writeResultCsv } from './answer.ts'
import { indexNames } from './names.ts'
import { readWorkbook } from './read-workbook.ts'
import type { Workbook } from './workbook.ts'
import { writeFormula } from './write-formula.ts'

const small = createSample('en', 'small')
const createLibrary = (workbook: Workbook) => ({ workbook, names: indexNames(workbook) })

const library = createLibrary(readWorkbook(small.name, small.sheets))

const large = createSample('en', 'large')
const many = createLibrary(readWorkbook(large.name, large.sheets))

function ask(question: string, of = library) {
  const answered = answer(question, of, 'en')
  if (answered.status !== 'answered') throw new Error(JSON.stringify(answered.problems))
  return answered
}

function createTestLibrary(...sheets: RawSheet[]) {
  return createLibrary(readWorkbook('test', sheets))
}

test('a table small enough to be added up by hand', () => {
  const hand = createTestLibrary({
    name: 'Sales',
    rows: [
      ['City', 'Date', 'Amount'],
      ['Lyon', '2025-01-05', 10],
      ['Paris', '2025-01-20', 20.5],
      ['Lyon', '2025-02-01', 0.25],
      ['Paris', '2025-02-14', null],
      [null, '2025-02-15', 100],
    ],
  })
  // Lyon 10 + 0.25; Paris 20.5 and an empty cell; one row without a city.
  expect(ask('total amount by city', hand).result.rows).toEqual([
    [undefined, 100],
    ['Paris', 20.5],
    ['Lyon', 10.25],
  ])
  // (10 + 20.5 + 0.25 + 100) / 4: the empty cell is no zero.
  expect(ask('average amount', hand).result).toMatchObject({ rows: [[32.6875]], rowsUsed: 5, rowsWithoutValue: 1 })
  // 0.25, 10, 20.5, 100: between 10 and 20.5.
  expect(ask('median amount', hand).result.rows).toEqual([[15.25]])
  // A row without a city is neither in Lyon nor known to be elsewhere, as in SQL.
  expect(ask('total amount not in Lyon', hand).result.rows).toEqual([[20.5]])
  expect(ask('share of amount in Lyon', hand).result.rows).toEqual([[10.25, 10.25 / 130.75]])
})

test('columns of two sheets are not mixed up: the question is refused with their names', () => {
  const shops = createTestLibrary(
    {
      name: 'Sales',
      rows: [
        ['Shop', 'Amount'],
        ['A', 10],
        ['B', 20],
      ],
    },
    {
      name: 'Shops',
      rows: [
        ['Shop', 'Town'],
        ['A', 'Vigo'],
        ['B', 'Lugo'],
      ],
    },
  )
  for (const question of ['total amount by town', 'amount by town']) {
    expect(answer(question, shops, 'en')).toMatchObject({
      problems: [
        {
          code: 'otherSheet',
          columns: [
            { sheet: 0, column: 1 },
            { sheet: 1, column: 1 },
          ],
        },
      ],
    })
  }
  expect(ask('total amount by shop', shops).result.rows).toEqual([
    ['B', 20],
    ['A', 10],
  ])
})

test('cents add up to the cent, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 3, maxLength: 300 }), (cents) => {
      const sheet = { name: 'S', rows: [['name', 'amount'], ...cents.map((each) => ['x', each / 100])] }
      const [[sum] = []] = ask('total amount', createTestLibrary(sheet)).result.rows
      // Whole cents have no rounding errors in a double.
      expect(Math.round(Number(sum) * 100)).toBe(cents.reduce((all, each) => all + each, 0))
      expect(sum).toBeCloseTo(cents.reduce((all, each) => all + each, 0) / 100, 7)
    }),
  )
})

test('50,000 rows are added up as by hand', { timeout: 60_000 }, () => {
  const { result } = ask('total sales by region in March 2025 where channel is Online', many)
  expect(result.rowsTotal).toBe(50_000)
  const [header, ...rows] = large.sheets[0]?.rows ?? []
  const [date, region, channel, sales] = ['Date', 'Region', 'Channel', 'Sales'].map(
    (name) => header?.indexOf(name) ?? -1,
  )
  const sums = new Map<string, number>()
  for (const row of rows) {
    if (!String(row[date ?? 0]).startsWith('2025-03') || row[channel ?? 0] !== 'Online') continue
    const name = String(row[region ?? 0])
    sums.set(name, (sums.get(name) ?? 0) + Math.round(Number.parseFloat(String(row[sales ?? 0])) * 100))
  }
  expect(Object.fromEntries(result.rows.map(([name, sum]) => [name, Math.round(Number(sum) * 100)]))).toEqual(
    Object.fromEntries(sums),
  )
})

test('a month of several years is asked for, and all of them can be meant', () => {
  const asked = answer('sales in March', many, 'en')
  if (asked.status === 'answered') throw new Error('answered')
  expect(asked.problems[0]?.choices.map(({ id }) => id)).toEqual(['2023', '2024', '2025', 'all'])
  const sumOf = (id: string) => {
    const answered = answer('sales in March', many, 'en', { [asked.problems[0]?.key ?? '']: id })
    return answered.status === 'answered' ? Number(answered.result.rows[0]?.[0]) : Number.NaN
  }
  expect(sumOf('all')).toBeCloseTo(sumOf('2023') + sumOf('2024') + sumOf('2025'), 4)
})

test.each([
  ['total sales', 'en', '=SUM(Orders[Sales])'],
  [
    'total sales where region is North in March',
    'en',
    '=SUMIFS(Orders[Sales], Orders[Region], "=North", Orders[Date], ">="&DATE(2025, 3, 1), Orders[Date], "<"&DATE(2025, 4, 1))',
  ],
  [
    'average price where units greater than 2.5',
    'es',
    '=PROMEDIO.SI.CONJUNTO(Orders[Unit price]; Orders[Units]; ">2,5")',
  ],
  ['total sales by region', 'fr', '=SOMME.SI.ENS(Orders[Sales]; Orders[Region]; A2)'],
  [
    'how many orders in March',
    'zh',
    '=COUNTIFS(Orders[Date], ">="&DATE(2025, 3, 1), Orders[Date], "<"&DATE(2025, 4, 1))',
  ],
  ['how many orders', 'es', '=FILAS(Orders)'],
  // An empty cell is no other region, as the engine has it.
  [
    'total sales where region is not North',
    'en',
    '=SUMIFS(Orders[Sales], Orders[Region], "<>", Orders[Region], "<>North")',
  ],
] as const)('%s is an Excel formula in %s', (question, locale, formula) => {
  expect(writeFormula(library.workbook, ask(question).query, locale)).toBe(formula)
})

test('what takes more than one function has no Excel formula', () => {
  for (const question of ['sales by month', 'share of sales by region', 'customers in France']) {
    expect(ask(question).formula).toBeUndefined()
  }
})

test('a result leaves as CSV that no program can take for a formula', () => {
  const table = createTestLibrary({
    name: 'T',
    rows: [
      ['name', 'date', 'amount'],
      ['=1+1', '2025-03-14', 1.5],
      ['a;"b', '2025-03-15', 2],
    ],
  })
  const { result } = ask('list rows', table)
  expect(writeResultCsv(table.workbook, result, ['Name', 'Date', 'Amount'], 'en')).toBe(
    `\ufeffName,Date,Amount\r\n'=1+1,2025-03-14,1.5\r\n"a;""b",2025-03-15,2\r\n`,
  )
  // Excel in Spanish or French would take 1.5 for a text or a date.
  expect(writeResultCsv(table.workbook, result, ['Name', 'Date', 'Amount'], 'es')).toContain('2025-03-14;1,5\r\n')
})
