import { isXlsx } from './is-xlsx.ts'
import { type RawSheet, type TextTable, toTextTable } from './raw-sheet.ts'

/**
 * Reads a CSV or XLSX file. Its first bytes show its kind, because its name may be wrong. The readers are loaded when they are
 * needed.
 *
 * @throws a table error, see `TableProblem`
 */
export async function readSheets(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<RawSheet[]> {
  if (isXlsx(bytes)) return (await import('./read-xlsx.ts')).readXlsx(bytes)
  return [(await import('./read-csv.ts')).readCsv(name, bytes)]
}

/** A file, or its first sheet that holds anything, as texts. */
export async function readTextTable(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<TextTable> {
  const tables = (await readSheets(name, bytes)).map(toTextTable)
  return tables.find(({ rows }) => rows.length > 0) ?? { rows: [], decimalHint: '.' }
}
