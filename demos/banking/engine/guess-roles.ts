import { isNothing } from '../../shared/table/is-nothing.ts'
import { parseDate } from '../../shared/table/parse-date.ts'
import { parseNumber } from '../../shared/table/parse-number.ts'
import type { TextRow } from '../../shared/table/raw-sheet.ts'
import type { ColumnRole } from './column-roles.ts'

/** Guesses the columns of a file without headings by their cells: the first dates, the first amounts, and all texts. */
export function guessRoles(rows: readonly TextRow[]): (ColumnRole | undefined)[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const kinds = Array.from({ length: width }, (_, column) => nameKind(rows.map(({ cells }) => cells[column] ?? '')))
  const numbers = kinds.flatMap((kind, column) => (kind === 'number' ? [column] : []))
  // Numbers of accounts and references are whole; money has cents.
  const money = numbers.filter((column) => rows.some(({ cells }) => /[.,]\d{1,2}\D*$/.test(cells[column] ?? '')))
  const [amount = numbers[0], balance] = money
  return kinds.map((kind, column) => {
    if (column === kinds.indexOf('date')) return 'date'
    if (column === amount) return 'amount'
    if (column === balance) return 'balance'
    return kind === 'text' ? 'description' : undefined
  })
}

function nameKind(cells: readonly string[]): 'date' | 'number' | 'text' | undefined {
  const filled = cells.filter((cell) => !isNothing(cell))
  const are = (test: (cell: string) => boolean) => filled.filter(test).length * 2 > filled.length
  if (are((cell) => (parseDate(cell, 'dayFirst') ?? parseDate(cell, 'monthFirst')) !== undefined)) return 'date'
  if (are((cell) => (parseNumber(cell, ',') ?? parseNumber(cell, '.')) !== undefined)) return 'number'
  return filled.length > 0 ? 'text' : undefined
}
