import { isSpreadsheetFile } from './is-spreadsheet-file.ts'
import { profileSheet } from './profile.ts'
import { readCsv } from './read-csv.ts'
import { createLoadError, limits, type RawSheet, type Workbook } from './workbook.ts'

export type ReadXlsx = (bytes: Uint8Array<ArrayBuffer>) => Promise<RawSheet[]>

/**
 * Reads a file into a workbook of typed columns. What it is shows in its first bytes; its name may be wrong.
 *
 * @param readXlsx given where the reader for spreadsheets is loaded
 * @throws a load error, see `LoadError`
 */
export async function readWorkbook(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  readXlsx?: ReadXlsx,
): Promise<Workbook> {
  const megabytes = bytes.length / 1e6
  if (megabytes > limits.megabytes) throw createLoadError({ code: 'tooLarge', megabytes, limit: limits.megabytes })
  if (bytes.length === 0) throw createLoadError({ code: 'empty' })
  const sheets = isSpreadsheetFile(bytes) && readXlsx ? await readXlsx(bytes) : [readCsv(name, bytes)]
  return profileWorkbook(name, sheets)
}

/** Types all sheets. In a workbook of several, a sheet without a table (notes, a cover) is left out. */
export function profileWorkbook(name: string, rawSheets: RawSheet[]): Workbook {
  if (rawSheets.length === 0) throw createLoadError({ code: 'empty' })
  if (rawSheets.length === 1) return { name, sheets: rawSheets.map(profileSheet), skipped: [] }
  const results = rawSheets.map((raw) => {
    try {
      return { name: raw.name, sheet: profileSheet(raw) }
    } catch (error) {
      return { name: raw.name, error }
    }
  })
  const sheets = results.flatMap(({ sheet }) => (sheet ? [sheet] : []))
  if (sheets.length === 0) throw results[0]?.error
  return { name, sheets, skipped: results.flatMap((result) => (result.sheet ? [] : [result.name])) }
}
