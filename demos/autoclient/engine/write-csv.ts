import Papa from 'papaparse'

/**
 * A CSV file that spreadsheet programs open in the right encoding and never calculate.
 *
 * A cell that a program might take for a formula gets an apostrophe in front (OWASP, “CSV Injection”); `readCsv` takes
 * it away again. Papa Parse has the same as an option, but its own pattern overlooks cells of several lines.
 *
 * @param delimiter a semicolon where the comma is the decimal sign, as those programs expect
 */
export function writeCsv(header: string[], rows: (string | number)[][], delimiter: ',' | ';'): string {
  const csv = Papa.unparse([header, ...rows], { delimiter, newline: '\r\n', escapeFormulae: /^\s*[=+\-@＝＋－＠]/ })
  return `\ufeff${csv}\r\n`
}
