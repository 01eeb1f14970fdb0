import type { Unit } from '../../shared/table/parse-number.ts'
import type { TableNote, TableProblem } from '../../shared/table/raw-sheet.ts'

/**
 * `values` has NaN for a cell that is empty or no number. `currencies` is the place of the column that says in which of
 * several currencies each amount is.
 */
export type NumberColumn = { type: 'number'; name: string; unit?: Unit; values: Float64Array; currencies?: number }
/** `values` has days since 1970-01-01, NaN for a cell that is empty or no date. */
export type DateColumn = { type: 'date'; name: string; values: Float64Array }
/** `codes` points into `dictionary`, -1 for an empty cell. */
export type TextColumn = { type: 'text'; name: string; codes: Int32Array; dictionary: string[] }
export type Column = NumberColumn | DateColumn | TextColumn

/** A note about cells that were changed or left out on import; rows are counted as in the file, from 1. */
export type Note =
  | { code: 'notNumber' | 'notDate'; column: string; count: number; row: number; value: string }
  | { code: 'dayFirst' | 'decimalComma' | 'decimalPoint'; column: string; value: string }
  | { code: 'totalRow'; row: number; count: number }
  | { code: 'noHeader' }
  | { code: 'headerNamed'; column: string }
  | { code: 'extraCells'; count: number; row: number }

export type Sheet = {
  name: string
  rowCount: number
  columns: Column[]
  notes: Note[]
  /** Remarks of the file's reader. */
  tableNotes: readonly TableNote[]
  /** True if the file names no columns, so that they have letters. */
  isUnnamed: boolean
  /** Rows that are called a total and add up nothing; they count as others do. */
  idleTotals?: { count: number; row: number }
}
/** `skipped` names the sheets without a table, such as a cover. */
export type Workbook = { name: string; sheets: Sheet[]; skipped: string[] }

/** A column by the places of its sheet and of itself. */
export type ColumnRef = { sheet: number; column: number }

export function isSameColumn(one: ColumnRef, other: ColumnRef): boolean {
  return one.sheet === other.sheet && one.column === other.column
}

/** @throws RangeError for a column that the workbook does not have */
export function getColumn(workbook: Workbook, { sheet, column }: ColumnRef): Column {
  const found = workbook.sheets[sheet]?.columns[column]
  if (!found) throw new RangeError(`the workbook has no column ${column} in sheet ${sheet}`)
  return found
}

/** @throws RangeError for a sheet that the workbook does not have */
export function getSheet(workbook: Workbook, sheet: number): Sheet {
  const found = workbook.sheets[sheet]
  if (!found) throw new RangeError(`the workbook has no sheet ${sheet}`)
  return found
}

/** All columns of a workbook, or of one of its sheets. */
export function listColumns(workbook: Workbook, sheet?: number): ColumnRef[] {
  return workbook.sheets.flatMap((each, place) =>
    sheet === undefined || sheet === place ? each.columns.map((_, column) => ({ sheet: place, column })) : [],
  )
}

/** A cell's value: a number, days since 1970-01-01, a text, or undefined if there is none. */
export function getValue(column: Column, row: number): number | string | undefined {
  if (column.type === 'text') return column.dictionary[column.codes[row] ?? -1]
  const value = column.values[row]
  return value === undefined || Number.isNaN(value) ? undefined : value
}

/** The reason why a file could not be read, and the place; rows are counted from 1. */
export type LoadError =
  | TableProblem
  | { code: 'unreadable' }
  | { code: 'tooManyRows'; sheet: string; rows: number; limit: number }
  | { code: 'tooManyColumns'; sheet: string; columns: number; limit: number }
  | { code: 'noRows'; sheet: string }

/** Creates the error that file readers throw. */
export function createLoadError(problem: LoadError): Error & { problem: LoadError } {
  return Object.assign(new Error(`cannot read the file: ${JSON.stringify(problem)}`), { problem })
}

export function readLoadError(error: unknown): LoadError {
  if (error instanceof Error && 'problem' in error) return error.problem as LoadError
  return { code: 'unreadable' }
}

/** `shownRows` are those of an answer that the page shows; the file has all. */
export const limits = { megabytes: 25, rows: 200_000, columns: 100, shownRows: 200 }
