import { findHeading } from '../../shared/table/find-heading.ts'
import { createTableError, type TextRow, type TextTable } from '../../shared/table/raw-sheet.ts'
import { isColumnName } from './fields.ts'

/** Limits that keep the page responsive. */
export const listLimits = { megabytes: 2, rows: 2000, columns: 60 }

/** A list of leads as its file has it. */
export type LeadTable = { header: string[]; rows: TextRow[] }

export type ListProblem =
  | { code: 'headerOnly' | 'noHeader' | 'oneColumn' }
  | { code: 'tooManyRows' | 'tooManyColumns'; found: number }
  | { code: 'rowTooLong'; row: number; found: number; expected: number }

/**
 * Takes a table for a list of leads: the names of its columns in a line, a lead in each line below. Some programs write notes
 * above.
 */
export function readList({ rows }: TextTable): { table: LeadTable } | { problem: ListProblem } {
  const { names, start, isMissing } = findHeading(rows, isColumnName)
  if (rows.length === 0) throw createTableError({ code: 'empty' })
  if (isMissing) return { problem: { code: 'noHeader' } }
  const [header, leads] = [trimEnd(names), rows.slice(start)]
  const problem = checkShape(header, leads)
  return problem ? { problem } : { table: { header, rows: leads } }
}

function checkShape(header: string[], rows: TextRow[]): ListProblem | undefined {
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
