import readXlsxFile from 'read-excel-file/universal'
import { type Cell, createTableError, type RawSheet } from './raw-sheet.ts'

/**
 * Reads all sheets of an XLSX file that hold anything, with the values that its formulas had when it was saved.
 *
 * @throws a table error if the file is no XLSX file
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<RawSheet[]> {
  const sheets = await readXlsxFile(bytes.buffer).catch((error: unknown) => {
    throw createTableError({ code: nameProblem(error) })
  })
  const filled = sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)))
  if (filled.length === 0) throw createTableError({ code: 'empty' })
  return filled
}

function nameProblem(error: unknown): 'oldExcel' | 'brokenExcel' {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'XLS_FILE_NOT_SUPPORTED' ? 'oldExcel' : 'brokenExcel'
}

/** The package declares a date as its constructor, so the value tells its own type. */
function toCell(value: unknown): Cell {
  const isCell = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isCell || value instanceof Date ? value : null
}
