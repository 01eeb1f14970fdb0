import Papa from 'papaparse'
import { csvFormulas } from '../../csv-formulas.ts'
import { getDecimalMark } from './decimal-mark.ts'

/**
 * A CSV file that spreadsheet programs of the page's language open in the right encoding, with its numbers as numbers, and
 * never calculate. If the comma is the decimal sign, they expect semicolons between the cells.
 *
 * A text that a program might take for a formula gets an apostrophe in front (OWASP, “CSV Injection”).
 */
export function writeCsv(header: string[], rows: (string | number)[][], locale: string): string {
  const mark = getDecimalMark(locale)
  const cells = [header, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', mark) : cell.replace(csvFormulas, "'$&"))),
  )
  // The mark at the beginning tells Excel that this is UTF-8.
  return `\ufeff${Papa.unparse(cells, { delimiter: mark === ',' ? ';' : ',', newline: '\r\n' })}\r\n`
}
