import { createTableError, type TextRow, type TextTable } from '../../shared/table/raw-sheet.ts'

/** Limits that keep the page responsive. */
export const listLimits = { megabytes: 2, rows: 2000, columns: 60 }

/** A list of leads as its file has it. */
export type LeadTable = { header: string[]; rows: TextRow[] }

export type ListProblem =
  | { code: 'headerOnly' | 'noHeader' | 'oneColumn' }
  | { code: 'tooManyRows' | 'tooManyColumns'; found: number }
  | { code: 'rowTooLong'; row: number; found: number; expected: number }

/** Takes a table for a list of leads: names in its first row, a lead in each other. */
export function readList({ rows: [head, ...rows] }: TextTable): { table: LeadTable } | { problem: ListProblem } {
  if (!head) throw createTableError({ code: 'empty' })
  const header = trimEnd(head.cells)
  const problem = checkShape(header, rows)
  return problem ? { problem } : { table: { header, rows } }
}

function checkShape(header: string[], rows: TextRow[]): ListProblem | undefined {
  // A header names its columns; an address in it is somebody's first row.
  if (header.some((cell) => /\S@\S+\.\S/.test(cell))) return { code: 'noHeader' }
  if (rows.length === 0) return { code: 'headerOnly' }
  if (header.length === 1) return { code: 'oneColumn' }
  if (header.length > listLimits.columns) return { code: 'tooManyColumns', found: header.length }
  if (rows.length > listLimits.rows) return { code: 'tooManyRows', found: rows.length }
  const long = rows.find(({ cells }) => trimEnd(cells).length > header.length)
  return long && { code: 'rowTooLong', row: long.number, found: trimEnd(long.cells).length, expected: header.length }
}

function trimEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex(Boolean) + 1)
}
