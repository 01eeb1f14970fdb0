import { DatabaseSync } from 'node:sqlite'
import type { RawSheet } from '../../shared/table/raw-sheet.ts'

/**
 * The sample workbook as an SQLite database, for tests: it is filled from the raw cells without this project's readers,
 * and calculates without its engine.
 */
export function createSampleDatabase(sheets: RawSheet[]): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.aggregate('median', {
    start: '',
    step: (values, value) => `${values} ${value}`,
    result: (values) => {
      const sorted = String(values)
        .trim()
        .split(' ')
        .map(Number)
        .toSorted((one, other) => one - other)
      const middle = Math.floor(sorted.length / 2)
      const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]]
      return (low + high) / 2
    },
  })
  for (const { name, rows } of sheets) {
    const [header = [], ...body] = rows
    database.exec(`CREATE TABLE "${name}" (${header.map((column) => `"${column}"`).join(', ')})`)
    const insert = database.prepare(`INSERT INTO "${name}" VALUES (${header.map(() => '?').join(', ')})`)
    for (const row of body) insert.run(...row.map(toSqlValue))
  }
  return database
}

/** The sample writes `12.50 €` and `10%`. */
function toSqlValue(cell: unknown): string | number {
  const text = String(cell)
  if (typeof cell === 'number') return cell
  if (/^[\d.]+ €$/.test(text)) return Number(text.slice(0, -2))
  if (/^\d+%$/.test(text)) return Number(text.slice(0, -1)) / 100
  return text
}
