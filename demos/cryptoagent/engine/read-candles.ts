import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'
import { detectDecimalSign, parseNumber } from '../../shared/table/parse-number.ts'
import type { TextRow, TextTable } from '../../shared/table/raw-sheet.ts'
import { type Candle, countCandlesPerYear } from './candle.ts'
import { fileLimits } from './file-limits.ts'
import { type DateNotice, type DateProblem, readTimes } from './read-dates.ts'

type PriceColumn = 'open' | 'high' | 'low' | 'close'
export type Column = 'time' | PriceColumn

/** A problem of a file. `row` counts like a spreadsheet: the file's first line is 1. */
export type FileProblem =
  | { code: 'tooFew'; count: number }
  | { code: 'tooMany'; count: number }
  | { code: 'columnMissing'; columns: Column[] }
  | DateProblem
  | { code: 'notANumber'; row: number; column: Column; value: string }
  | { code: 'notPositive'; row: number; column: Column; value: string }
  | { code: 'highBelow'; row: number; high: number; value: number }
  | { code: 'lowAbove'; row: number; low: number; value: number }
  | { code: 'duplicate'; row: number; other: number }

/** A correction that was made, or a property of the file to know of. */
export type FileNotice =
  | { code: 'sorted' }
  | { code: 'duplicates'; count: number }
  | { code: 'blank'; count: number }
  | { code: 'gaps'; count: number; longest: number; after: number }
  | DateNotice

/** `mapping` tells the meaning that each column of the header was given, so that the visitor can choose better. */
export type CandleFile =
  | { candles: Candle[]; notices: FileNotice[] }
  | { problems: FileProblem[]; header: string[]; mapping: (Column | undefined)[] }

/** Largest number of problems that are reported at once. */
const problemsShown = 5

/** How files name their columns, in lower case without accents; the first that fits wins. */
const columnNames: Record<Column, readonly string[]> = {
  time: splitWords(
    'date, time, datetime, timestamp, unix, open time, open_time, day, fecha, hora, dia, jour, heure, horodatage, 日期, 时间, 交易日期, 开盘时间',
  ),
  open: splitWords('open, open price, apertura, ouverture, ouv, ouv., 开盘, 开盘价, 今开'),
  high: splitWords('high, high price, max, maximo, alto, haut, plus haut, 最高, 最高价, 高'),
  low: splitWords('low, low price, min, minimo, bajo, bas, plus bas, 最低, 最低价, 低'),
  close: splitWords(
    'close, close price, close/last, last, price, cierre, ultimo, precio, cloture, dernier, prix, 收盘, 收盘价, 最新价',
  ),
}

export const allColumns = Object.keys(columnNames) as Column[]

const priceColumns = ['open', 'high', 'low', 'close'] as const

/**
 * Reads candles from a table. The columns, the decimal sign and the way dates are written are found from the file itself; a
 * header may stand below a few other lines, or be absent if the columns are time, open, high, low, close. Rows come back
 * sorted, without repetitions.
 *
 * @param mapping the visitor's choice of a meaning for each column
 * @returns candles with notices, or up to five problems, each with its row
 */
export function readCandles({ rows, decimalHint }: TextTable, mapping?: (Column | undefined)[]): CandleFile {
  const table = findTable(rows, mapping)
  const fail = (...problems: FileProblem[]): CandleFile => ({
    problems: problems.slice(0, problemsShown),
    header: table.header,
    mapping: table.header.map((_, index) => allColumns.find((column) => table.places[column] === index)),
  })
  const missing = allColumns.filter((column) => table.places[column] === undefined)
  if (missing.length > 0) return fail({ code: 'columnMissing', columns: missing })
  const places = table.places as Record<Column, number>
  const filled = table.rows.filter(({ cells }) => priceColumns.some((column) => !isBlank(cells[places[column]])))
  if (filled.length > fileLimits.mostCandles) return fail({ code: 'tooMany', count: filled.length })
  if (filled.length < fileLimits.fewestCandles) return fail({ code: 'tooFew', count: filled.length })

  const dates = readTimes(filled.map(({ number, cells }) => ({ row: number, value: cells[places.time] ?? '' })))
  if ('problem' in dates) return fail(dates.problem)
  const prices = filled.flatMap(({ cells }) => priceColumns.map((column) => cells[places[column]] ?? ''))
  const { sign } = detectDecimalSign(prices, decimalHint)
  const readNumber = (cell: string) => parseNumber(cell, sign) ?? Number.NaN
  const read = filled.map(({ number, cells }, index) =>
    readRow(number, cells, places, dates.times[index] ?? 0, readNumber),
  )
  const problems = read.flatMap((each) => ('problem' in each ? [each.problem] : []))
  if (problems.length > 0) return fail(...problems)

  const entries = read.flatMap((each) => ('candle' in each ? [each] : []))
  const { sorted, wasSorted } = sortEntries(entries)
  const { kept, conflicts } = dropDuplicates(sorted)
  if (conflicts.length > 0) return fail(...conflicts)
  if (kept.length < fileLimits.fewestCandles) return fail({ code: 'tooFew', count: kept.length })
  const notices: FileNotice[] = [
    ...dates.notices,
    ...(wasSorted ? [] : [{ code: 'sorted' } as const]),
    ...countNotice('duplicates', sorted.length - kept.length),
    ...countNotice('blank', table.rows.length - filled.length),
    ...findGaps(kept),
  ]
  return { candles: kept, notices }
}

function countNotice(code: 'duplicates' | 'blank', count: number): FileNotice[] {
  return count > 0 ? [{ code, count }] : []
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || /^(|null|nan|n\/a|na|-|–)$/i.test(cell)
}

type Table = { header: string[]; rows: readonly TextRow[]; places: Partial<Record<Column, number>> }

/** Some exchanges put a line with their address above the header. */
const linesAboveHeader = 5

/** The header is the line with the most columns that are known. */
function findTable(rows: readonly TextRow[], mapping?: (Column | undefined)[]): Table {
  const [best] = rows
    .slice(0, linesAboveHeader)
    .map(({ cells }, index) => ({ header: cells, rows: rows.slice(index + 1), places: findPlaces(cells) }))
    .toSorted((one, other) => Object.keys(other.places).length - Object.keys(one.places).length)
  const [first] = rows
  if (!best || !first) return { header: [], rows, places: {} }
  if (mapping) {
    const places = mapping.flatMap((column, index) => (column ? [[column, index] as const] : []))
    return { ...best, places: Object.fromEntries(places) }
  }
  if (Object.keys(best.places).length < 5 && isHeaderless(first.cells)) {
    return { header: [], rows, places: { time: 0, open: 1, high: 2, low: 3, close: 4 } }
  }
  return best
}

/** The candles of Binance's archive come without a header: https://github.com/binance/binance-public-data */
function isHeaderless(cells: readonly string[]): boolean {
  return cells.length >= 5 && /\d/.test(cells[0] ?? '') && cells.slice(1, 5).every((cell) => /^[\d.,]+$/.test(cell))
}

function findPlaces(header: readonly string[]): Partial<Record<Column, number>> {
  const plain = header.map(simplify)
  const find = (column: Column): number | undefined => {
    const exact = columnNames[column].map((name) => plain.indexOf(name)).find((place) => place >= 0)
    if (exact !== undefined) return exact
    // "Volume BTC", "1. open", "Date (UTC)"
    const loose = plain.findIndex((cell) =>
      columnNames[column].some(
        (name) => name.length > 3 && !cell.startsWith('adj') && cell.split(/[^\p{L}]+/u).includes(name),
      ),
    )
    return loose >= 0 ? loose : undefined
  }
  return Object.fromEntries(
    allColumns.flatMap((column) => {
      const place = find(column)
      return place === undefined ? [] : [[column, place]]
    }),
  )
}

function simplify(name: string): string {
  return fold(name).replace(/^[<"'\s]+|[>"'\s]+$/g, '')
}

type Entry = { row: number; candle: Candle }

function readRow(
  row: number,
  cells: readonly string[],
  places: Record<Column, number>,
  time: number,
  readNumber: (cell: string) => number,
): Entry | { problem: FileProblem } {
  const prices = { open: 0, high: 0, low: 0, close: 0 }
  for (const column of priceColumns) {
    const value = cells[places[column]] ?? ''
    prices[column] = readNumber(value)
    if (Number.isNaN(prices[column])) return { problem: { code: 'notANumber', row, column, value } }
    if (prices[column] <= 0) return { problem: { code: 'notPositive', row, column, value } }
  }
  const { open, high, low, close } = prices
  const [top, bottom] = [Math.max(open, low, close), Math.min(open, high, close)]
  if (high < top) return { problem: { code: 'highBelow', row, high, value: top } }
  if (low > bottom) return { problem: { code: 'lowAbove', row, low, value: bottom } }
  return { row, candle: { time, ...prices } }
}

function sortEntries(entries: readonly Entry[]): { sorted: Entry[]; wasSorted: boolean } {
  const wasSorted = entries.every(({ candle }, index) => candle.time >= (entries[index - 1]?.candle.time ?? -Infinity))
  return { sorted: entries.toSorted((one, other) => one.candle.time - other.candle.time), wasSorted }
}

/** The same candle twice is kept once; two different candles of the same time contradict each other. */
function dropDuplicates(sorted: readonly Entry[]): { kept: Candle[]; conflicts: FileProblem[] } {
  const kept: Candle[] = []
  const conflicts: FileProblem[] = []
  for (const [index, { row, candle }] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before?.candle.time !== candle.time) kept.push(candle)
    else if (priceColumns.some((column) => before.candle[column] !== candle[column])) {
      conflicts.push({ code: 'duplicate', row, other: before.row })
    }
  }
  return { kept, conflicts }
}

/** Steps longer than the usual one; if a market closes (less than 300 candles a year), a long weekend is none. */
function findGaps(candles: readonly Candle[]): FileNotice[] {
  const steps = candles
    .slice(1)
    .map(({ time }, index) => ({ length: time - (candles[index]?.time ?? time), after: candles[index]?.time ?? time }))
  const usual = steps.map(({ length }) => length).sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0
  const closes = countCandlesPerYear(candles.map(({ time }) => time)) < 300
  const gaps = steps.filter(({ length }) => length > usual * (closes ? 4.5 : 1.5))
  const [longest] = gaps.toSorted((one, other) => other.length - one.length)
  return longest ? [{ code: 'gaps', count: gaps.length, longest: longest.length, after: longest.after }] : []
}
