import type { RawSheet } from '../../shared/table/raw-sheet.ts'
import { profileSheet } from './profile.ts'
import { createLoadError, type Workbook } from './workbook.ts'

/**
 * Reads the sheets of a file into a workbook of typed columns. If there are several, those without a table (notes, a cover) are
 * left out.
 *
 * @param currencyName see `profileSheet`
 * @throws a load error, see `LoadError`
 */
export function readWorkbook(name: string, rawSheets: RawSheet[], currencyName = 'Currency'): Workbook {
  if (rawSheets.length === 0) throw createLoadError({ code: 'empty' })
  if (rawSheets.length === 1)
    return { name, sheets: rawSheets.map((raw) => profileSheet(raw, currencyName)), skipped: [] }
  const results = rawSheets.map((raw) => {
    try {
      return { name: raw.name, sheet: profileSheet(raw, currencyName) }
    } catch (error) {
      return { name: raw.name, error }
    }
  })
  const sheets = results.flatMap(({ sheet }) => (sheet ? [sheet] : []))
  if (sheets.length === 0) throw results[0]?.error
  return { name, sheets, skipped: results.flatMap((result) => (result.sheet ? [] : [result.name])) }
}
