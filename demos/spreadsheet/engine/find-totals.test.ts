import { expect, test } from 'vitest'
import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { Cell } from '../../shared/table/raw-sheet.ts'
import { answer } from './answer.ts'
import { indexNames } from './names.ts'
import { readWorkbook } from './read-workbook.ts'

function ask(question: string, rows: Cell[][], locale: DemoLocale = 'en') {
  const workbook = readWorkbook('test', [{ name: 'Sheet', rows }])
  const answered = answer(question, { workbook, names: indexNames(workbook) }, locale)
  if (answered.status !== 'answered') throw new Error(JSON.stringify(answered.problems))
  return answered
}

const head = ['Area', 'Goods', 'Amount']
const east = [
  ['East', 'Lamps', 30],
  ['East', 'Chairs', 12.5],
]
const west = [
  ['West', 'Lamps', 8],
  ['West', 'Desks', 40],
]

/** Tables of four rows and 90.5 in all, with the number of their rows of totals. */
const tables: [string, Cell[][], number][] = [
  ['none', [...east, ...west], 0],
  ['one at the end', [...east, ...west, ['Total', '', 90.5]], 1],
  [
    'of each group and of all',
    [...east, ['East Total', null, 42.5], ...west, ['West Total', null, 48], ['Grand Total', null, 90.5]],
    3,
  ],
  ['of each group alone', [...east, ['Subtotal', null, 42.5], ...west, ['Subtotal', null, 48]], 2],
  ['above all', [['Total general', '', 90.5], ...east, ...west], 1],
  [
    'above each group and above all',
    [['Total', '', 90.5], ['Total East', '', 42.5], ...east, ['Total West', '', 48], ...west],
    3,
  ],
  [
    'above all and below each group',
    [['Total', '', 90.5], ...east, ['Sous-total', '', 42.5], ...west, ['Sous-total', '', 48]],
    3,
  ],
  ['in Chinese', [...east, ['小计', '', '42.5'], ...west, ['小计', '', '48'], ['合计', '', '90.5']], 3],
  ['twice in a row', [...east, ...west, ['Subtotal', '', 90.5], ['Total', '', 90.5]], 2],
  ['after an empty row', [...east, ...west, [], ['', 'Total', 90.5]], 1],
  [
    'of three levels',
    [
      east[0] ?? [],
      ['Lamps total', '', 30],
      east[1] ?? [],
      ['Chairs total', '', 12.5],
      ['East total', '', 42.5],
      ...west,
      ['Total of Lamps and Desks', '', 48],
      ['West total', '', 48],
      ['Total', '', 90.5],
    ],
    6,
  ],
]

test.each(tables)('totals are counted once: %s', (_, rows, count) => {
  const all = ask('total Amount', [head, ...rows])
  expect(all.result.rows).toEqual([[90.5]])
  expect(all.assumptions).toEqual([])
  expect(ask('total Amount by Area', [head, ...rows]).result.rows).toEqual([
    ['West', 48],
    ['East', 42.5],
  ])
  expect(ask('how many rows', [head, ...rows]).result.rows).toEqual([[4]])
  const [sheet] = readWorkbook('test', [{ name: 'Sheet', rows: [head, ...rows] }]).sheets
  expect(sheet?.notes.flatMap((note) => (note.code === 'totalRow' ? [note.count] : []))).toEqual(count ? [count] : [])
})

test('a row that is called a total and adds up nothing counts, which is said under the answer', () => {
  const { result, assumptions } = ask('total Amount', [
    head,
    ...east,
    ['Total Renting', 'Desks', 7],
    ...west,
    ['Total', '', 97.5],
  ])
  expect(result.rows).toEqual([[97.5]])
  expect(assumptions).toEqual([{ code: 'idleTotals', count: 1, row: 4 }])
})

test('a total may hold an average too, and the dates of a column stay dates beside the word', () => {
  const rows = [
    ['Day', 'Pieces', 'Price'],
    ['2031-05-01', 2, 10],
    ['2031-05-02', 4, 20],
    ['Total', 6, 15],
    ['2031-06-01', 1, 30],
    ['Total', 1, 30],
    ['Grand total', 7, 20],
  ]
  expect(ask('total Pieces by month', rows).result.rows.map(([, pieces]) => pieces)).toEqual([6, 1])
})

test.each([
  ['en', 'how many rows'],
  ['es', 'cuántas filas'],
  ['fr', 'combien de lignes'],
  ['zh', '有多少行'],
] as const)('rows are counted without totals in each language: %s', (locale, question) => {
  expect(ask(question, [head, ...east, ['Total', '', 42.5]], locale).result.rows).toEqual([[2]])
})
