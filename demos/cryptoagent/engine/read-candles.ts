import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'
import { findHeading } from '../../shared/table/find-heading.ts'
import { isNothing } from '../../shared/table/is-nothing.ts'
import { parseClock } from '../../shared/table/parse-clock.ts'
import { parseMoment } from '../../shared/table/parse-date.ts'
import { detectDecimalSign, parseNumber } from '../../shared/table/parse-number.ts'
import type { TextRow, TextTable } from '../../shared/table/raw-sheet.ts'
import { type Candle, countCandlesPerYear } from './candle.ts'
import { fileLimits } from './file-limits.ts'
import { type DateNotice, type DateProblem, readTimes } from './read-dates.ts'

type PriceColumn = 'open' | 'high' | 'low' | 'close'
/** Without `clock` the column `time` has date and time of day. */
export type Column = 'time' | 'clock' | PriceColumn

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
  time: splitWords(`
    date, datetime, date time, timestamp, open time, open_time, opentime, timeopen, start time, starttime, trade_date,
    date gmt, local time, gmt time, time, unix, unix timestamp, ts, mts, t, day, fecha, fecha y hora, dia, hora, jour,
    date et heure, heure, horodatage, datum, zeit, data, 日期, 时间, 交易日期, 交易时间, 开盘时间, 日期时间
  `),
  clock: splitWords('time, hour, hora, heure, zeit, 时间, 时刻, 交易时间'),
  open: splitWords(`
    open, open price, opening price, o, apertura, precio de apertura, ouverture, ouv, ouv., premier, eroffn., eroffnung,
    otwarcie, 开盘, 开盘价, 今开, 开
  `),
  high: splitWords(`
    high, high price, h, max, max., maximo, alto, haut, plus haut, + haut, hoch, najwyzszy, 最高, 最高价, 高
  `),
  low: splitWords(
    'low, low price, l, min, min., minimo, bajo, bas, plus bas, + bas, tief, najnizszy, 最低, 最低价, 低',
  ),
  close: splitWords(`
    close, close price, closing price, close/last, last, latest, price, c, cierre, precio de cierre, ultimo, precio,
    cloture, dernier, prix, schluss, schlusskurs, zuletzt, zamkniecie, 收盘, 收盘价, 最新价, 收
  `),
}

export const allColumns = Object.keys(columnNames) as Column[]

const priceColumns = ['open', 'high', 'low', 'close'] as const

const requiredColumns = ['time', ...priceColumns] as const

const knownNames = new Set(Object.values(columnNames).flat())

/** True for a heading of one of the columns. */
export function isColumnName(name: string): boolean {
  return knownNames.has(simplify(name))
}

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
  const missing = requiredColumns.filter((column) => table.places[column] === undefined)
  if (missing.length > 0) return fail({ code: 'columnMissing', columns: missing })
  const places = table.places as Places
  const filled = table.rows.filter(({ cells }) =>
    priceColumns.some((column) => !isNothing(cells[places[column]] ?? '')),
  )
  if (filled.length > fileLimits.mostCandles) return fail({ code: 'tooMany', count: filled.length })
  if (filled.length < fileLimits.fewestCandles) return fail({ code: 'tooFew', count: filled.length })

  const dates = readTimes(
    filled.map(({ number, cells }) => ({
      row: number,
      value: cells[places.time] ?? '',
      ...(places.clock !== undefined && { clock: cells[places.clock] ?? '' }),
    })),
  )
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

/** The columns that a reading needs. */
type Places = Record<(typeof requiredColumns)[number], number> & { clock?: number }

type Table = { header: string[]; rows: readonly TextRow[]; places: Partial<Record<Column, number>> }

/** The rows below the headings. */
export function listRows({ rows }: TextTable): readonly TextRow[] {
  return rows.slice(findHeading(rows, isColumnName).start)
}

function findTable(rows: readonly TextRow[], mapping?: (Column | undefined)[]): Table {
  const { names: header, start, isMissing } = findHeading(rows, isColumnName)
  const data = rows.slice(start)
  if (mapping) {
    const chosen = mapping.flatMap((column, index) => (column ? [[column, index] as const] : []))
    return { header, rows: data, places: Object.fromEntries(chosen) }
  }
  return { header, rows: data, places: isMissing ? guessPlaces(data) : findPlaces(header, data) }
}

/**
 * The archives of Binance, Kraken, HistData and MetaTrader come without headings: time, open, high, low, close. A clock may
 * follow its date.
 */
function guessPlaces(rows: readonly TextRow[]): Table['places'] {
  const cells = rows[0]?.cells ?? []
  const hasClock = /^\d{1,2}:\d\d/.test(cells[1] ?? '')
  const first = hasClock ? 2 : 1
  const prices = cells.slice(first, first + 4)
  if (prices.length < 4 || !/\d/.test(cells[0] ?? '') || !prices.every((cell) => /^[\d.,]+(?:e[+-]?\d+)?$/i.test(cell)))
    return {}
  return { time: 0, ...(hasClock && { clock: 1 }), open: first, high: first + 1, low: first + 2, close: first + 3 }
}

function findPlaces(header: readonly string[], rows: readonly TextRow[]): Table['places'] {
  const plain = header.map(simplify)
  // Letters alone are names among their like: t, o, h, l, c.
  const areLetters = plain.filter((cell) => /^[tohlc]$/.test(cell)).length >= 4
  const findExact = (column: Column) =>
    columnNames[column]
      .filter((name) => areLetters || !/^[a-z]$/.test(name))
      .map((name) => plain.indexOf(name))
      .find((place) => place >= 0)
  const exact = new Map(requiredColumns.map((column) => [column, findExact(column)]))
  // "Volume BTC", "1. open", "Date (UTC)"
  const findLoose = (column: Column) =>
    plain.findIndex(
      (cell, place) =>
        ![...exact.values()].includes(place) &&
        !/^adj|\bvol/.test(cell) &&
        columnNames[column].some((name) => name.length > 2 && cell.split(/[^\p{L}]+/u).includes(name)),
    )
  const places: Table['places'] = {}
  for (const column of requiredColumns) {
    const place = exact.get(column) ?? findLoose(column)
    if (place >= 0) places[column] = place
  }
  // The index of pandas has no name.
  if (places.time === undefined && header[0] === '' && parseMoment(rows[0]?.cells[0] ?? '', 'dayFirst')) places.time = 0
  const clock = plain.findIndex((cell, place) => place !== places.time && isClockColumn(cell, place, rows))
  return clock >= 0 && places.time !== undefined ? { ...places, clock } : places
}

/** A column `Time` beside a column `Date` has clocks; beside seconds since 1970 it may have dates. */
function isClockColumn(name: string, place: number, rows: readonly TextRow[]): boolean {
  const cells = rows.slice(0, 20).flatMap(({ cells }) => (isNothing(cells[place] ?? '') ? [] : [cells[place] ?? '']))
  return columnNames.clock.includes(name) && cells.length > 0 && cells.every((cell) => parseClock(cell) !== undefined)
}

function simplify(name: string): string {
  return fold(name.normalize('NFKC'))
    .replace(/^[<"'\s]+|[>"'\s]+$/g, '')
    .replace(/\s+/g, ' ')
}

type Entry = { row: number; candle: Candle }

function readRow(
  row: number,
  cells: readonly string[],
  places: Places,
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
