import Papa from 'papaparse'
import { countDamaged, decodeText } from '../decode-text.ts'
import { isErrorCell } from './is-nothing.ts'
import { createTableError, type RawSheet, type TableNote, toLetters } from './raw-sheet.ts'

/**
 * Reads a CSV file with any of the usual separators, encodings and line ends.
 *
 * @param name the file's name, which names the sheet
 * @throws a table error if the file is no table of text
 */
export function readCsv(name: string, bytes: Uint8Array): RawSheet {
  const raw = decodeText(bytes)
  if (raw.includes('\0') || raw.startsWith('%PDF')) throw createTableError({ code: 'notText' })
  if (!raw.trim()) throw createTableError({ code: 'empty' })
  // Programs that append to a file of another system mix the line ends; the parser knows one kind.
  const text = raw.replace(/\r\n?/g, '\n')
  // Excel writes `sep=;` as a first line to tell itself.
  const delimiter = /^sep=(.)\n/.exec(text)?.[1] ?? guessDelimiter(text)
  const rows = parse(text, delimiter)
  const damaged = countDamaged(text)
  return {
    name: name.replace(/\.\w+$/, ''),
    rows: text.startsWith('sep=') ? rows.with(0, []) : rows,
    // Countries that write a decimal comma separate their columns by semicolons.
    decimalHint: delimiter === ';' ? ',' : '.',
    notes: [...(damaged > 0 ? [{ code: 'damagedSigns', count: damaged } as const] : []), ...noteErrors(rows)],
  }
}

function parse(text: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  if (!errors.some(isQuoteError)) return data
  const mended = Papa.parse<string[]>(mendQuotes(text.split('\n'), delimiter), { delimiter })
  // A text that begins with a quotation mark and is not closed takes the rows below into one cell.
  const open = mended.errors.find(isQuoteError)
  if (open) throw createTableError({ code: 'openQuote', row: (open.row ?? 0) + 1 })
  return mended.data
}

function isQuoteError({ type }: Papa.ParseError): boolean {
  return type === 'Quotes'
}

/** Writes `"Bar "Pepe" y más"` and `"Sol" bar` as RFC 4180 wants them; a quote that stays open is left as it is. */
function mendQuotes(lines: readonly string[], delimiter: string): string {
  const mended: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const cells = splitCells(line, delimiter)
    // A cell of several lines ends at the next quote, which must be a closing one.
    const next = cells ? at : lines.findIndex((other, index) => index > at && other.includes('"'))
    const isClosed = next > at && isClosing(lines[next] ?? '', (lines[next] ?? '').indexOf('"'), delimiter)
    const joined = cells ?? (isClosed ? splitCells(lines.slice(at, next + 1).join('\n'), delimiter) : undefined)
    mended.push(joined ? joined.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) : line)
    if (joined) at = next
  }
  return mended.join('\n')
}

/** The cells of a line; undefined if a quote opens one and none closes it. */
function splitCells(line: string, delimiter: string): string[] | undefined {
  const cells: string[] = []
  for (let at = 0; at <= line.length; ) {
    const close = line.charAt(at) === '"' ? findClosingQuote(line, at, delimiter) : at
    const next = line.indexOf(delimiter, Math.max(close, at))
    const end = next < 0 ? line.length : next
    const written = line.slice(at, end)
    const isQuoted = close > at
    if (!isQuoted && written.startsWith('"') && written.split('"').length % 2 === 0) return undefined
    cells.push(isQuoted ? line.slice(at + 1, close).replaceAll('""', '"') : written)
    at = end + 1
  }
  return cells
}

/** The place of the quote that closes the cell that begins at `start`, -1 if there is none. */
function findClosingQuote(line: string, start: number, delimiter: string): number {
  for (let at = line.indexOf('"', start + 1); at >= 0; at = line.indexOf('"', at + 1)) {
    if (line.charAt(at + 1) === '"') at += 1
    else if (isClosing(line, at, delimiter)) return at
  }
  return -1
}

/** A separator or the end of the line follows. */
function isClosing(line: string, quote: number, delimiter: string): boolean {
  const after = line.slice(quote + 1).replace(/^ +/, '')
  return after === '' || after.startsWith(delimiter)
}

/** The cells in which a program wrote that it could not calculate. */
function noteErrors(rows: readonly string[][]): TableNote[] {
  const found = rows.flatMap((cells, row) =>
    cells.flatMap((value, column) => (isErrorCell(value) ? [{ value, cell: `${toLetters(column)}${row + 1}` }] : [])),
  )
  return found[0] ? [{ code: 'errorCells', count: found.length, ...found[0] }] : []
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
