import { expect, test } from 'vitest'
import type { RawSheet } from '../../shared/table/raw-sheet.ts'
import { answer } from './answer.ts'
import { indexNames } from './names.ts'
import { readWorkbook } from './read-workbook.ts'
import type { Decisions } from './understanding.ts'

function ask(question: string, sheet: Omit<RawSheet, 'name'>, decisions: Decisions = {}) {
  const workbook = readWorkbook('test', [{ name: 'Sheet', ...sheet }], 'Currency')
  const answered = answer(question, { workbook, names: indexNames(workbook) }, 'en', decisions)
  if (answered.status !== 'answered') throw new Error(JSON.stringify(answered.problems))
  const mixed = answered.assumptions.find(({ code }) => code === 'currencies')
  return { rows: answered.result.rows, mixed: mixed?.code === 'currencies' ? mixed.currencies : undefined }
}

const inCells = {
  rows: [
    ['Client', 'Amount', 'Pieces'],
    ['Ana', '€70', '1'],
    ['Bo', '$50', '2'],
    ['Ana', '£30', '3'],
    ['Bo', '€20', '4'],
  ],
}
const beside = (heading: string) => ({
  rows: [
    ['Client', 'Amount', heading, 'Units'],
    ['Ana', 70, 'EUR', 1],
    ['Bo', 50, 'USD', 2],
    ['Ana', 30, 'GBP', 3],
    ['Bo', 20, 'EUR', 4],
  ],
})
const byFormat = {
  rows: [
    ['Client', 'Amount', 'Pieces'],
    ['Ana', 70, 1],
    ['Bo', 50, 2],
    ['Ana', 30, 3],
    ['Bo', 20, 4],
  ],
  units: [[], [undefined, 'EUR'], [undefined, 'USD'], [undefined, 'GBP'], [undefined, 'EUR']],
}

const tables: [string, Omit<RawSheet, 'name'>][] = [
  ['in the cells', inCells],
  ['in the formats of the cells', byFormat],
  ...['Currency', 'Divisa', 'Moneda', 'Devise', '币种', 'Currency code'].map(
    (heading): [string, Omit<RawSheet, 'name'>] => [`in the column ${heading}`, beside(heading)],
  ),
]

test.each(tables)('several currencies are said, and shown apart on demand: %s', (_, sheet) => {
  expect(ask('total Amount', sheet)).toEqual({ rows: [[170]], mixed: ['EUR', 'GBP', 'USD'] })
  expect(ask('average Amount by Client', sheet).mixed).toEqual(['EUR', 'GBP', 'USD'])
  const apart = ask('total Amount', sheet, { currencies: 'each' })
  expect(apart).toEqual({
    rows: [
      ['EUR', 90],
      ['USD', 50],
      ['GBP', 30],
    ],
    mixed: undefined,
  })
  expect(ask('total Amount by Client', sheet, { currencies: 'each' }).rows).toHaveLength(4)
  expect(ask('total Amount by currency', sheet)).toEqual(apart)
})

test.each(tables)('nothing is said where no amounts of several currencies meet: %s', (_, sheet) => {
  expect(ask('how many rows', sheet).mixed).toBeUndefined()
  expect(
    ask('total units', {
      ...sheet,
      rows: sheet.rows.with(0, [
        'Client',
        'Amount',
        ...(sheet.rows[0]?.slice(2).map((name) => (name === 'Pieces' ? 'Units' : name)) ?? []),
      ]),
    }).mixed,
  ).toBeUndefined()
  expect(ask('total Amount in EUR', sheet)).toEqual({ rows: [[90]], mixed: undefined })
})

test('amounts of several currencies that are compared, or taken as a share, are said too', () => {
  expect(ask('how many rows with Amount over 40', inCells).mixed).toEqual(['EUR', 'GBP', 'USD'])
  expect(ask('share of Amount by Client', inCells).mixed).toEqual(['EUR', 'GBP', 'USD'])
})

test('of two columns of currencies each is that of the amounts beside it', () => {
  const rows = [
    ['Sales', 'Currency', 'Cost', 'Cost currency'],
    [70, 'EUR', 7, 'USD'],
    [50, 'EUR', 5, 'GBP'],
  ]
  expect(ask('total sales', { rows }).mixed).toBeUndefined()
  expect(ask('total cost', { rows }).mixed).toEqual(['GBP', 'USD'])
})

test('one currency is the unit of its column, however it is written', () => {
  const rows = [
    ['Client', 'Amount'],
    ['Ana', '€70'],
    ['Bo', '50 EUR'],
    ['Cy', '30'],
  ]
  const [sheet] = readWorkbook('test', [{ name: 'Sheet', rows }]).sheets
  expect(sheet?.columns).toMatchObject([{ name: 'Client' }, { name: 'Amount', unit: { currency: 'EUR' } }])
})
