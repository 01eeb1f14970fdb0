import { expect, test } from 'vitest'
import { findHeading } from './find-heading.ts'

const rows = (text: string) => text.split('\n').map((line) => ({ cells: line.split(',') }))

test.each([
  ['headings in the first line', 'City,Amount\nVigo,1\nLugo,2', ['City', 'Amount'], 1],
  ['a title above them', 'Report of 2025,\n,\nCity,Amount\nVigo,1\nLugo,2', ['City', 'Amount'], 3],
  [
    'pairs above a wider table',
    'Account,12\nFrom,May\nDay,City,Kind,Sum\n1,a,b,2\n2,c,d,3\n3,c,d,3',
    ['Day', 'City', 'Kind', 'Sum'],
    3,
  ],
  ['years as headings', 'City,2024,2025\nVigo,1,2\nLugo,3,4', ['City', '2024', '2025'], 1],
  ['months as headings', 'City,2025-01,2025-02\nVigo,1,2\nLugo,3,4', ['City', '2025-01', '2025-02'], 1],
  ['units below them', 'Product,Weight\n,kg\nA,5\nB,6', ['Product', 'Weight kg'], 2],
  [
    'groups above them',
    ',2024,,2025,\nCity,Q1,Q2,Q1,Q2\nVigo,1,2,3,4\nLugo,1,2,3,4',
    ['City', '2024 Q1', '2024 Q2', '2025 Q1', '2025 Q2'],
    2,
  ],
  ['texts alone', 'Name,City\nAna,Vigo\nLuis,Lugo', ['Name', 'City'], 1],
])('a table with %s', (_, text, names, start) => {
  expect(findHeading(rows(text))).toMatchObject({ names, start, isMissing: false })
})

test.each([
  ['numbers', 'North,Apples,100\nSouth,Pears,20\nEast,Figs,7', 0],
  ['dates and amounts', '13/01/2026,Coffee,-3.20\n14/01/2026,,-2\n15/01/2026,Tea,-1', 0],
  ['addresses', 'Ana,ana@example.com\nLuis,luis@example.com', 0],
  ['dates below a title', 'Movements,,\n13/01/2026,Coffee,-3.20\n14/01/2026,Tea,-2', 1],
])('a first row of %s is data', (_, text, start) => {
  expect(findHeading(rows(text))).toMatchObject({ start, isMissing: true })
})

test('a first row of data is not taken for a line of the headings', () => {
  expect(findHeading(rows('item,amount\na,pending\nb,5\nc,6'))).toMatchObject({ names: ['item', 'amount'], start: 1 })
  expect(findHeading(rows('item,amount\na,\nb,5\nc,6'))).toMatchObject({ start: 1 })
})

test('the line with the most known names wins, over wider lines too', () => {
  const isKnown = (name: string) => ['date', 'amount'].includes(name)
  const text = 'Notes,,,\nPlease,read,the,help\ndate,x,amount,y\n1,2,3,4'
  expect(findHeading(rows(text), isKnown)).toMatchObject({ names: ['date', 'x', 'amount', 'y'], from: 2, start: 3 })
})

test('of several lines of headings the known name of each column is taken', () => {
  const isKnown = (name: string) => ['Date', 'Close', 'Open', 'Price'].includes(name)
  const text = 'Price,Close,Open\nTicker,ABC,ABC\nDate,,\n2026-01-01,1,2\n2026-01-02,1,2'
  expect(findHeading(rows(text), isKnown)).toEqual({
    names: ['Date', 'Close', 'Open'],
    from: 0,
    start: 3,
    isMissing: false,
  })
})

test('a word of a movement that is a heading elsewhere does not make its row one', () => {
  expect(findHeading(rows('13/01/2026,Deposit,5\n14/01/2026,Rent,-2'), (name) => name === 'Deposit').isMissing).toBe(
    true,
  )
})
