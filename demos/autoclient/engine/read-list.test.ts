import { expect, test } from 'vitest'
import { toTextTable } from '../../shared/table/raw-sheet.ts'
import { readCsv } from '../../shared/table/read-csv.ts'
import { listLimits, readList } from './read-list.ts'

const read = (text: string) => readList(toTextTable(readCsv('a.csv', new TextEncoder().encode(text))))

test('empty columns at the end are dropped, and rows keep the numbers of the file', () => {
  expect(read('Name,City,Notes,,\n\nAna\nLuis,Lugo,x,,')).toMatchObject({
    table: { header: ['Name', 'City', 'Notes'], rows: [{ number: 3 }, { number: 4 }] },
  })
})

test.each([
  ['a file with only a header', 'Name,City\n', { code: 'headerOnly' }],
  ['a list without a header', 'Ana,ana@example.com\nLuis,luis@example.com', { code: 'noHeader' }],
  ['a text that is no table', 'Dear Ana\nhow are you', { code: 'oneColumn' }],
  [
    'a row with a stray separator',
    'Name,City\nAna,Vigo\nLuis,Lugo,x',
    { code: 'rowTooLong', row: 3, found: 3, expected: 2 },
  ],
  ['too many rows', `a,b\n${'1,2\n'.repeat(listLimits.rows + 1)}`, { code: 'tooManyRows', found: listLimits.rows + 1 }],
])('%s is refused with its reason', (_, text, problem) => {
  expect(read(text)).toEqual({ problem })
})

test('notes above the headings are passed over', () => {
  expect(read('Notes:\n"A sentence, with a comma."\n\nFirst Name,Last Name,Company\nAna,Ruiz,Faro')).toMatchObject({
    table: { header: ['First Name', 'Last Name', 'Company'], rows: [{ number: 5 }] },
  })
})
