/** A cell as a file gives it: CSV has texts only, XLSX numbers and dates too. */
export type Cell = string | number | boolean | Date | null

/** A sheet as a file gives it, titles and empty rows included. */
export type RawSheet = {
  name: string
  rows: Cell[][]
  /** The likely decimal sign if the numbers are ambiguous. */
  decimalHint?: '.' | ','
}

/** Why a file is no table; rows are counted from 1. */
export type TableProblem =
  | { code: 'empty' | 'notText' | 'oldExcel' | 'brokenExcel' }
  | { code: 'openQuote'; row: number }

/** Creates the error that readers of tables throw; `FileInput` puts it into words. */
export function createTableError(problem: TableProblem): Error & { problem: TableProblem } {
  return Object.assign(new Error(`cannot read the file: ${JSON.stringify(problem)}`), { problem })
}

const codes: TableProblem['code'][] = ['empty', 'notText', 'oldExcel', 'brokenExcel', 'openQuote']

export function getTableProblem(error: unknown): TableProblem | undefined {
  const problem = error instanceof Error && 'problem' in error ? (error.problem as TableProblem) : undefined
  return problem && codes.includes(problem.code) ? problem : undefined
}

/** A row that holds something, as texts; counted from 1 as spreadsheet programs show it. */
export type TextRow = { number: number; cells: string[] }

export type TextTable = { rows: TextRow[]; decimalHint: '.' | ',' }

/** The filled rows of a sheet as texts: dates as ISO 8601, numbers with a point. */
export function toTextTable({ rows, decimalHint = '.' }: RawSheet): TextTable {
  const texts = rows.map((cells, index) => ({ number: index + 1, cells: cells.map(toText) }))
  return { rows: texts.filter(({ cells }) => cells.some(Boolean)), decimalHint }
}

export function toText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
  return cell === null ? '' : unguard(String(cell).trim())
}

/** Takes away the apostrophe that keeps a spreadsheet program from calculating a cell (write-csv.ts). */
function unguard(text: string): string {
  return /^'\s*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text
}
