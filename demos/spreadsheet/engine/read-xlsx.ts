import readXlsxFile from 'read-excel-file/universal'
import { type Cell, createLoadError, type RawSheet } from './workbook.ts'

/**
 * Reads all sheets of an XLSX file that hold anything, with the values that its formulas had when it was saved.
 *
 * @throws a load error for what is no XLSX file
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<RawSheet[]> {
  const sheets = await readXlsxFile(bytes.buffer).catch((error: unknown) => {
    throw createLoadError({ code: nameProblem(error) })
  })
  return sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)))
}

function nameProblem(error: unknown): 'oldExcel' | 'notExcel' | 'brokenExcel' {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'XLS_FILE_NOT_SUPPORTED') return 'oldExcel'
  return code === 'FILE_NOT_SUPPORTED' || code === 'NO_DATA' ? 'notExcel' : 'brokenExcel'
}

/** The package declares a date as its constructor, so the value tells its own type. */
function toCell(value: unknown): Cell {
  const isCell = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isCell || value instanceof Date ? value : null
}
