/** A cell as a file gives it: CSV has texts only, XLSX numbers and dates too. */
export type Cell = string | number | boolean | Date | null

/** A sheet as a file gives it, titles and empty rows included. */
export type RawSheet = {
  name: string
  rows: Cell[][]
  /** The likely decimal sign if the numbers are ambiguous. */
  decimalHint?: '.' | ','
  /** The currencies (ISO 4217) that numbers are formatted with, by row and column; places without one are missing. */
  units?: (string | undefined)[][]
  notes?: TableNote[]
}

/** A remark about the cells of a file, said beside its table. A `cell` is named as spreadsheets name it: `B7`. */
export type TableNote =
  | { code: 'damagedSigns'; count: number }
  | { code: 'errorCells'; count: number; cell: string; value: string }
  | { code: 'hours'; column: string }
  | { code: 'otherSheets'; count: number; sheet: string }

/** Why a file is no table; rows are counted from 1. */
export type TableProblem =
  | { code: 'empty' | 'notText' | 'oldExcel' | 'brokenExcel' | 'otherWorkbook' | 'webPage' | 'tooMuch' }
  | { code: 'openQuote'; row: number }

/** Creates the error that readers of tables throw; `FileInput` puts it into words. */
export function createTableError(problem: TableProblem): Error & { problem: TableProblem } {
  return Object.assign(new Error(`cannot read the file: ${JSON.stringify(problem)}`), { problem })
}

const codes: Record<TableProblem['code'], true> = {
  empty: true,
  notText: true,
  oldExcel: true,
  brokenExcel: true,
  otherWorkbook: true,
  webPage: true,
  tooMuch: true,
  openQuote: true,
}

export function getTableProblem(error: unknown): TableProblem | undefined {
  const problem = error instanceof Error && 'problem' in error ? (error.problem as TableProblem) : undefined
  return problem && Object.hasOwn(codes, problem.code) ? problem : undefined
}

/** A row that holds something, as texts; counted from 1 as spreadsheet programs show it. */
export type TextRow = { number: number; cells: string[] }

export type TextTable = { rows: TextRow[]; decimalHint: '.' | ','; notes?: TableNote[] }

/** The filled rows of a sheet as texts: dates as ISO 8601, numbers with a point and the currency of their format. */
export function toTextTable({ rows, decimalHint = '.', units, notes = [] }: RawSheet): TextTable {
  const texts = rows.map((cells, row) => ({
    number: row + 1,
    cells: cells.map((cell, column) => {
      const unit = units?.[row]?.[column]
      return unit ? `${toText(cell)} ${unit}` : toText(cell)
    }),
  }))
  return { rows: texts.filter(({ cells }) => cells.some(Boolean)), decimalHint, notes }
}

export function toText(cell: Cell): string {
  if (cell instanceof Date) return writeDate(cell)
  return cell === null ? '' : unguard(String(cell).trim())
}

/** Whole seconds, because spreadsheets keep 10:00 as a fraction of a day; a clock alone is their day before 1900. */
function writeDate(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString()
  if (date.getUTCFullYear() < 1900) return text.slice(11, 19)
  return text.slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
}

/** Takes away the apostrophe that keeps a spreadsheet program from calculating a cell (write-csv.ts). */
function unguard(text: string): string {
  return /^'\s*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text
}

/** A column's place as spreadsheets name it: A, B, …, Z, AA. */
export function toLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : toLetters(Math.floor(index / 26) - 1) + letter
}
