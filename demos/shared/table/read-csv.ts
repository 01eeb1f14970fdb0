import Papa from 'papaparse'
import { decodeText } from '../decode-text.ts'
import { createTableError, type RawSheet } from './raw-sheet.ts'

/**
 * Reads a CSV file with any of the usual separators and encodings.
 *
 * @param name the file's name, which names the sheet
 * @throws a table error if the file is no table of text
 */
export function readCsv(name: string, bytes: Uint8Array): RawSheet {
  const text = decodeText(bytes)
  if (text.includes('\0') || text.startsWith('%PDF')) throw createTableError({ code: 'notText' })
  if (!text.trim()) throw createTableError({ code: 'empty' })
  // Excel writes `sep=;` as a first line to tell itself.
  const delimiter = /^sep=(.)\r?\n/.exec(text)?.[1] ?? guessDelimiter(text)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  // A text that begins with a quotation mark and is not closed takes the rows below into one cell.
  const quote = errors.find(({ type }) => type === 'Quotes')
  if (quote) throw createTableError({ code: 'openQuote', row: (quote.row ?? 0) + 1 })
  const rows = text.startsWith('sep=') ? data.with(0, []) : data
  // Countries that write a decimal comma separate their columns by semicolons.
  return { name: name.replace(/\.\w+$/, ''), rows, decimalHint: delimiter === ';' ? ',' : '.' }
}

/** The separator that cuts most rows into the same number of cells; a comma in amounts cuts each only once. */
function guessDelimiter(text: string): string {
  const start = text.slice(0, 50_000)
  const best = { delimiter: ',', score: 0 }
  for (const delimiter of [';', '\t', ',', '|']) {
    const { data } = Papa.parse<string[]>(start, { delimiter, preview: 60, skipEmptyLines: 'greedy' })
    for (const [width, { length: rows }] of Map.groupBy(data, ({ length }) => length)) {
      const score = rows * Math.min(width - 1, 3)
      if (score > best.score) Object.assign(best, { delimiter, score })
    }
  }
  return best.delimiter
}
