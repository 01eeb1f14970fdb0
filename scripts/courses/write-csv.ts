import Papa from 'papaparse'
import { csvFormulas } from '../../csv-formulas.ts'

/** A sign that makes a spreadsheet compute gets an apostrophe before it. */
export function writeCsv(rows: unknown[][]): string {
  return Papa.unparse(rows, { quotes: true, escapeFormulae: csvFormulas, newline: '\n' })
}
