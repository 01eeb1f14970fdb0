import Papa from 'papaparse'

/** Limits that keep the page responsive. */
export const csvLimits = { megabytes: 2, rows: 2000, columns: 60 }

const delimiters = [',', ';', '\t'] as const

export type CsvTable = {
  header: string[]
  rows: CsvRow[]
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  delimiter: (typeof delimiters)[number]
}

type CsvRow = {
  /** Counted as a spreadsheet program shows the file: the header is row 1, empty lines count. */
  number: number
  cells: string[]
}

export type CsvProblem =
  | { code: 'too-large' | 'workbook' | 'binary' | 'empty' | 'header-only' | 'no-header' | 'one-column' }
  | { code: 'too-many-rows' | 'too-many-columns'; found: number }
  | { code: 'open-quote'; row: number }
  | { code: 'row-too-long'; row: number; found: number; expected: number }

/** Reads a CSV file of unknown encoding (UTF-8, UTF-16 with its mark, Windows-1252) and separator (comma, semicolon, tab). */
export function readCsv(bytes: Uint8Array): { table: CsvTable } | { problem: CsvProblem } {
  if (bytes.length > csvLimits.megabytes * 1_000_000) return { problem: { code: 'too-large' } }
  // Excel's files are ZIP archives ("PK"), its old ones compound documents.
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { problem: { code: 'workbook' } }
  }
  const { text, encoding } = decode(bytes)
  if (text.includes('\0')) return { problem: { code: 'binary' } }
  return readText(text, encoding)
}

function readText(text: string, encoding: CsvTable['encoding']): { table: CsvTable } | { problem: CsvProblem } {
  // Excel writes the separator into a first line of its own where the computer's region would choose another.
  const declared = /^sep=(.)\r?\n/.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const { data, errors, meta } = Papa.parse<string[]>(body, {
    delimitersToGuess: [...delimiters],
    ...(declared?.[1] && { delimiter: declared[1] }),
  })
  const firstRow = declared ? 2 : 1
  const lines = data.map((cells, index) => ({ number: index + firstRow, cells: cells.map((cell) => cell.trim()) }))
  const [head, ...rows] = lines.filter(({ cells }) => cells.some(Boolean))
  if (!head) return { problem: { code: 'empty' } }
  const quote = errors.find(({ type }) => type === 'Quotes')
  if (quote) return { problem: { code: 'open-quote', row: (quote.row ?? 0) + firstRow } }
  const header = trimEnd(head.cells)
  const problem = checkShape(header, rows)
  if (problem) return { problem }
  const delimiter = delimiters.find((candidate) => candidate === meta.delimiter) ?? ','
  return {
    table: {
      header,
      rows: rows.map(({ number, cells }) => ({
        number,
        cells: header.map((_, column) => unguard(cells[column] ?? '')),
      })),
      encoding,
      delimiter,
    },
  }
}

function checkShape(header: string[], rows: CsvRow[]): CsvProblem | undefined {
  // A header names its columns; an address in it is somebody's first row.
  if (header.some((cell) => /\S@\S+\.\S/.test(cell))) return { code: 'no-header' }
  if (rows.length === 0) return { code: 'header-only' }
  if (header.length === 1) return { code: 'one-column' }
  if (header.length > csvLimits.columns) return { code: 'too-many-columns', found: header.length }
  if (rows.length > csvLimits.rows) return { code: 'too-many-rows', found: rows.length }
  const long = rows.find(({ cells }) => trimEnd(cells).length > header.length)
  if (!long) return undefined
  return { code: 'row-too-long', row: long.number, found: trimEnd(long.cells).length, expected: header.length }
}

function decode(bytes: Uint8Array): { text: string; encoding: CsvTable['encoding'] } {
  if (startsWith(bytes, [0xff, 0xfe])) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (startsWith(bytes, [0xfe, 0xff])) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    // In Western Europe, text that is not UTF-8 usually comes from Excel on Windows.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function trimEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex(Boolean) + 1)
}

/** Takes away the apostrophe that keeps a spreadsheet program from calculating a cell (write-csv.ts). */
function unguard(cell: string): string {
  return /^'\s*[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
