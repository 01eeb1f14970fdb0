import Papa from 'papaparse'
import { createLoadError, limits, type RawSheet } from './workbook.ts'

/**
 * Reads a CSV file with any of the usual separators and encodings.
 *
 * @param name the file's name, which names the sheet
 * @throws a load error for what is no table of text
 */
export function readCsv(name: string, bytes: Uint8Array): RawSheet {
  const text = decode(bytes)
  if (text.includes('\0')) throw createLoadError({ code: 'notText' })
  // Excel writes `sep=;` as a first line to tell itself.
  const named = /^sep=(.)\r?\n/.exec(text)
  const delimiter = named?.[1] ?? guessDelimiter(text)
  const { data, errors } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, { delimiter })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) throw createLoadError({ code: 'openQuote', row: (open.row ?? 0) + 1 })
  if (data.length > limits.rows * 1.1) {
    throw createLoadError({ code: 'tooManyRows', sheet: name, rows: data.length, limit: limits.rows })
  }
  return {
    name: name.replace(/\.\w+$/, ''),
    rows: data,
    // Countries that write a decimal comma separate their columns by semicolons.
    decimalHint: delimiter === ';' ? ',' : '.',
  }
}

/** Papa Parse's guess, without the empty lines: they would speak against every separator. */
function guessDelimiter(text: string): string {
  const { meta } = Papa.parse(text.slice(0, 50_000), {
    preview: 30,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  })
  return meta.delimiter
}

/** UTF-8 or UTF-16 with its mark, else UTF-8, else what Excel for Windows writes in Western Europe. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
