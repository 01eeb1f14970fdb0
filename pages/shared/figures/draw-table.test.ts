import { expect, test } from 'vitest'
import { table } from '../../../model/kinds/specimens.ts'
import { defineContent } from '../../../model/kit/define.ts'
import { say } from '../../../owner-words.ts'
import { drawTable } from './draw-table.ts'

/** A table with two columns: ranges beside what they are compared with. */
function createTable({ rows, ...rest }: { rows: object[] } & Record<string, unknown>) {
  const columns = [{ id: 'range', than: 'number' }, { id: 'number' }]
  const titled = rows.map((row, index) => ({ id: `row-${index}`, name: `Row ${index}`, ...row }))
  return defineContent('a.json', table, {
    kind: 'table',
    title: 'Table',
    caption: 'Below',
    look: 'ranges',
    columns,
    rows: titled,
    ...rest,
  })
}

const listCells = ({ rows }: ReturnType<typeof drawTable>) => rows.map(({ cells }) => cells)

test('the bars of a column have one scale, on which the highest range or dot ends', () => {
  const rows = [
    { cells: { range: { range: { from: 0, to: 10 } }, number: { number: 40 } } },
    { cells: { range: { range: { from: 30, to: 35 } } } },
  ]
  const [[first], [second]] = listCells(drawTable('en', createTable({ rows }))) as [DrawnRow, DrawnRow]
  expect(first.bar).toEqual({ start: 0, end: 25, point: 100 })
  expect(second.bar).toEqual({ start: 75, end: 87.5 })
})

type DrawnRow = [ReturnType<typeof listCells>[number][number]]

test('what is above, within or below the number of another column is marked so', () => {
  const compare = (cell: object) =>
    listCells(drawTable('en', createTable({ rows: [{ cells: { range: cell, number: { number: 5 } } }] })))[0]?.[0]?.mark
  expect(
    [
      { from: 1, to: 4 },
      { from: 1, to: 5 },
      { from: 6, to: 7 },
    ].map((range) => compare({ range })),
  ).toEqual(['lower', 'same', 'higher'])
  expect([4, 5, 6].map((number) => compare({ number }))).toEqual(['lower', 'same', 'higher'])
  expect(compare({ mark: 'task' })).toBe('task')
})

test.each([
  ['plain', ['30', '20', '50'], [0, 0, 0], [60, 40, 100]],
  ['stacked', ['+30', '+20', '+50'], [0, 30, 50], [30, 50, 100]],
  ['centered', ['30', '20', '50'], [20, 30, 0], [80, 70, 100]],
])('numbers as %s bars', (bars, words, starts, ends) => {
  const rows = [30, 20, 50].map((number) => ({ cells: { points: { number } } }))
  const drawn = listCells(
    drawTable('en', createTable({ rows: [...rows, { cells: {} }], columns: [{ id: 'points', bars }] })),
  )
  expect(drawn.flatMap(([cell]) => cell?.words ?? [])).toEqual(words)
  expect(drawn.map(([cell]) => cell?.bar?.start)).toEqual([...starts, undefined])
  expect(drawn.map(([cell]) => cell?.bar?.end)).toEqual([...ends, undefined])
})

test('a number that takes away from a stack has its bar below the end of the one above', () => {
  const rows = [50, -20].map((number) => ({ cells: { points: { number } } }))
  const drawn = listCells(drawTable('en', createTable({ rows, columns: [{ id: 'points', bars: 'stacked' }] })))
  expect(drawn[1]?.[0]).toEqual({ words: '-20', mark: undefined, bar: { start: 60, end: 100 } })
})

test('a range says its ends, in the language of the page', () => {
  const rows = [{ cells: { range: { range: { from: 1000, to: 2500 } } } }]
  const [[cell] = []] = listCells(drawTable('fr', createTable({ rows })))
  expect(String(cell?.words).replaceAll(/\s/g, ' ')).toBe('1 000–2 500')
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

test('totals add up the numbers of the rows with their marks, and say of how much where they are a share', () => {
  const rows = [30, 20, 50].map((number, index) => ({
    mark: index < 2 ? 'known' : 'unknown',
    cells: { number: { number } },
  }))
  const totals = [
    { id: 'score', title: 'Score', column: 'number', marks: ['known'], isShare: true },
    { id: 'sum', title: 'Sum', column: 'number', marks: ['known', 'unknown'] },
  ]
  expect(drawTable('en', createTable({ rows, totals })).totals.map(({ value }) => value)).toEqual(['50 / 100', '100'])
})

test('a table whose ranges have no length is drawn without places that are no numbers', () => {
  const rows = [{ cells: { range: { range: { from: 0, to: 0 } } } }]
  expect(JSON.stringify(drawTable('en', createTable({ rows })))).not.toContain('null')
})

test('a range whose ends are swapped is refused', () => {
  const rows = [{ cells: { range: { range: { from: 2, to: 1 } } } }]
  expect(() => createTable({ rows })).toThrow(say('problems.order'))
})

test('a column or a mark that the table does not have is refused, with its remedy', () => {
  const rows = [{ cells: { prize: { number: 1 } } }]
  expect(() => createTable({ rows })).toThrow('prize')
  const total = { id: 'sum', title: 'Sum', column: 'number', marks: ['lost'] }
  expect(() => createTable({ rows: [], totals: [total] })).toThrow('lost')
})
