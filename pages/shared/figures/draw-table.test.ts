import * as v from 'valibot'
import { expect, test } from 'vitest'
import { table } from '../../../content/specimens/schema.ts'
import { type DrawnTable, drawTable } from './draw-table.ts'

/** A table with two columns: bars beside what they are compared with. */
function createTable({ rows, ...rest }: { rows: object[] } & Record<string, unknown>) {
  const columns = [{ id: 'bar', than: 'number' }, { id: 'number' }]
  const titled = rows.map((row, index) => ({ id: `row-${index}`, name: `Row ${index}`, ...row }))
  return v.parse(table, {
    kind: 'table',
    title: 'Table',
    caption: 'Below',
    look: 'ranges',
    columns,
    rows: titled,
    ...rest,
  })
}

const listCells = ({ rows }: DrawnTable) => rows.map(({ cells }) => cells)

test('the bars of a column have one scale, on which the highest bar or dot ends', () => {
  const rows = [
    { cells: { bar: { bar: { from: 0, to: 10 } }, number: { number: 40 } } },
    { cells: { bar: { bar: { from: 30, to: 35 } } } },
  ]
  const [[first], [second]] = listCells(drawTable('en', createTable({ rows }))) as [DrawnRow, DrawnRow]
  expect(first.bar).toEqual({ start: 0, end: 25, point: 100 })
  expect(second.bar).toEqual({ start: 75, end: 87.5 })
})

type DrawnRow = [ReturnType<typeof listCells>[number][number]]

test('what is above, within or below the number of another column is marked so', () => {
  const compare = (cell: object) =>
    listCells(drawTable('en', createTable({ rows: [{ cells: { bar: cell, number: { number: 5 } } }] })))[0]?.[0]?.mark
  expect(
    [
      { from: 1, to: 4 },
      { from: 1, to: 5 },
      { from: 6, to: 7 },
    ].map((bar) => compare({ bar })),
  ).toEqual(['lower', 'same', 'higher'])
  expect([4, 5, 6].map((number) => compare({ number }))).toEqual(['lower', 'same', 'higher'])
  expect(compare({ mark: 'task' })).toBe('task')
})

test('a bar says its ends, its length or what it adds, in the language of the page', () => {
  const write = (says: string) => {
    const rows = [{ cells: { bar: { bar: { from: 1000, to: 2500 } } } }]
    const drawn = drawTable('fr', createTable({ rows, columns: [{ id: 'bar', says }] }))
    return String(listCells(drawn)[0]?.[0]?.words).replaceAll(/\s/g, ' ')
  }
  expect(['ends', 'length', 'gain'].map(write)).toEqual(['1 000–2 500', '1 500', '+1 500'])
})

test('a column for a day of the week has its name in the language of the page', () => {
  const days = createTable({
    rows: [],
    columns: [
      { id: 'first', weekday: 1 },
      { id: 'last', weekday: 7 },
    ],
  })
  const [, monday, sunday] = drawTable('fr', days).head
  expect([monday, sunday]).toEqual(['lun.', 'dim.'])
  expect(drawTable('zh', days).head[1]).toBe('周一')
})

test('totals add up the numbers or the bars of the rows with their marks', () => {
  const rows = [
    { mark: 'known', cells: { bar: { bar: { from: 0, to: 30 } }, number: { number: 1 } } },
    { mark: 'known', cells: { bar: { bar: { from: 30, to: 50 } }, number: { number: 2 } } },
    { mark: 'unknown', cells: { bar: { bar: { from: 50, to: 100 } } } },
  ]
  const totals = [
    { id: 'score', title: 'Score', column: 'bar', marks: ['known'], isShare: true },
    { id: 'sum', title: 'Sum', column: 'number', marks: ['known', 'unknown'] },
  ]
  expect(drawTable('en', createTable({ rows, totals })).totals.map(({ value }) => value)).toEqual(['50 / 100', '3'])
})

test('a table whose bars have no length is drawn without places that are no numbers', () => {
  const rows = [{ cells: { bar: { bar: { from: 0, to: 0 } } } }]
  expect(JSON.stringify(drawTable('en', createTable({ rows })))).not.toContain('null')
})

test('a column or a mark that the table does not have is refused, with its remedy', () => {
  const rows = [{ cells: { prize: { number: 1 } } }]
  expect(() => createTable({ rows })).toThrow('prize')
  const total = { id: 'sum', title: 'Sum', column: 'number', marks: ['lost'] }
  expect(() => createTable({ rows: [], totals: [total] })).toThrow('lost')
})
