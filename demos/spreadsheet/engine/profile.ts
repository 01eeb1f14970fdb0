import { findHeading } from '../../shared/table/find-heading.ts'
import { isErrorCell, isNothing } from '../../shared/table/is-nothing.ts'
import { type DayOrder, detectDayOrder, parseDate } from '../../shared/table/parse-date.ts'
import { detectDecimalSign, findUnit, parseNumber, type Unit } from '../../shared/table/parse-number.ts'
import { type Cell, type RawSheet, toLetters, toText } from '../../shared/table/raw-sheet.ts'
import { joinCurrencies } from './currency-columns.ts'
import { findTotals, type RawRow } from './find-totals.ts'
import { fold } from './words.ts'
import { type Column, createLoadError, limits, type Note, type Sheet } from './workbook.ts'

/** The part of a column's cells that must be numbers, or dates, for the column to be one of them. */
const threshold = 0.9

/** Headings stand among the first lines. */
const linesOfHeadings = 100

/**
 * Turns the cells of a sheet into typed columns: finds the names, the type of each column, how its numbers and dates are
 * written, and rows of totals, which are left out. Cells that did not fit are in `notes`.
 *
 * @param currencyName for a column of the currencies that a column of amounts holds
 * @throws a load error if the sheet has no rows, or too many
 */
export function profileSheet(
  { name, rows, decimalHint = '.', units, notes: tableNotes = [] }: RawSheet,
  currencyName: string,
): Sheet {
  const filled = rows.flatMap((cells, index): RawRow[] =>
    cells.some((cell) => !isEmpty(cell)) ? [{ cells, row: index + 1, units: units?.[index] }] : [],
  )
  if (filled.length === 0) throw createLoadError({ code: 'empty' })
  const heading = findHeading(filled.slice(0, linesOfHeadings).map(({ cells }) => ({ cells: cells.map(toText) })))
  const notes: Note[] = heading.isMissing ? [{ code: 'noHeader' }] : []
  const names = nameColumns(heading.names, heading.isMissing ? [] : notes)
  const data = filled.slice(heading.start)
  if (data.length === 0) throw createLoadError({ code: 'noRows', sheet: name })
  if (data.length > limits.rows) {
    throw createLoadError({ code: 'tooManyRows', sheet: name, rows: data.length, limit: limits.rows })
  }
  if (names.length > limits.columns) {
    throw createLoadError({ code: 'tooManyColumns', sheet: name, columns: names.length, limit: limits.columns })
  }
  const long = data.filter(({ cells }) => cells.slice(names.length).some((cell) => !isEmpty(cell)))
  if (long[0]) notes.push({ code: 'extraCells', count: long.length, row: long[0].row })
  const { totals, idle } = findTotals(data, names.length, decimalHint)
  const [firstTotal] = totals
  if (firstTotal) notes.push({ code: 'totalRow', row: firstTotal.row, count: totals.size })
  const kept = data.filter((row) => !totals.has(row))
  const columns = names.map((columnName, index) => profileColumn(columnName, index, kept, decimalHint, notes))
  return {
    ...{ name, rowCount: kept.length, notes, tableNotes, isUnnamed: heading.isMissing },
    ...(idle[0] && { idleTotals: { count: idle.length, row: idle[0].row } }),
    columns: joinCurrencies(columns, kept, currencyName),
  }
}

function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** True for a cell that says nothing about the type of its column: a dash stands for zero or for nothing. */
function isIdle(cell: Cell | undefined): boolean {
  return isEmpty(cell) || (typeof cell === 'string' && isNothing(cell))
}

/** Columns without a name get their letter, and a second one of the same name gets a number. */
function nameColumns(written: readonly string[], notes: Note[]): string[] {
  const seen = new Map<string, number>()
  return written.map((name, index) => {
    const base = name || toLetters(index)
    const count = (seen.get(fold(base)) ?? 0) + 1
    seen.set(fold(base), count)
    const unique = count > 1 ? `${base} ${count}` : base
    if (unique !== name) notes.push({ code: 'headerNamed', column: unique })
    return unique
  })
}

function profileColumn(name: string, place: number, rows: RawRow[], hint: '.' | ',', notes: Note[]): Column {
  const cells = rows.map((row) => row.cells[place] ?? null)
  const numbersOfRows = rows.map(({ row }) => row)
  const telling = cells.filter((cell) => !isIdle(cell))
  const texts = telling.filter((cell) => typeof cell === 'string')
  if (telling.length > 0 && !texts.some(isCode)) {
    const numbers = readNumbers(cells, texts, hint)
    if (numbers.count >= telling.length * threshold) {
      noteMisfits('notNumber', name, cells, numbers.values, numbersOfRows, notes)
      const { doubt, sign, values } = numbers
      const unit = findCommonUnit(cells, rows, place)
      if (doubt !== undefined) {
        notes.push({ code: sign === '.' ? 'decimalPoint' : 'decimalComma', column: name, value: doubt })
      }
      return unit ? { type: 'number', name, unit, values } : { type: 'number', name, values }
    }
    const dates = readDates(cells, texts)
    if (dates.count >= telling.length * threshold) {
      noteMisfits('notDate', name, cells, dates.values, numbersOfRows, notes)
      if (dates.doubt !== undefined) notes.push({ code: 'dayFirst', column: name, value: dates.doubt })
      return { type: 'date', name, values: dates.values }
    }
  }
  return encodeTexts(name, cells)
}

/** Digits that begin with zero, such as postal codes, name something and cannot be added up. */
function isCode(text: string): boolean {
  return /^\s*0\d+\s*$/.test(text)
}

function readNumbers(cells: Cell[], texts: string[], hint: '.' | ',') {
  const { sign, doubt } = detectDecimalSign(texts, hint)
  const values = new Float64Array(cells.length).fill(Number.NaN)
  let count = 0
  cells.forEach((cell, row) => {
    const value = typeof cell === 'number' ? cell : typeof cell === 'string' ? parseNumber(cell, sign) : undefined
    if (value === undefined) return
    values[row] = value
    count += 1
  })
  return { values, count, sign, doubt }
}

/** The unit of most cells, asked of the first ones. Several currencies are none: see `joinCurrencies`. */
function findCommonUnit(cells: Cell[], rows: RawRow[], place: number): Unit | undefined {
  const units = cells
    .slice(0, 200)
    .flatMap((cell, row) => (isIdle(cell) ? [] : [readUnit(cell, rows[row]?.units?.[place])]))
  const [first] = units.filter((unit) => unit !== undefined)
  const written = JSON.stringify(first)
  return units.filter((unit) => JSON.stringify(unit) === written).length * 2 > units.length ? first : undefined
}

function readUnit(cell: Cell, format: string | undefined): Unit | undefined {
  if (typeof cell === 'string') return findUnit(cell)
  return format ? { currency: format } : undefined
}

function readDates(cells: Cell[], texts: string[]) {
  const { order, doubt } = detectDayOrder(texts)
  const values = new Float64Array(cells.length).fill(Number.NaN)
  let count = 0
  cells.forEach((cell, row) => {
    const value = readDate(cell, order)
    if (value === undefined) return
    values[row] = value
    count += 1
  })
  return { values, count, doubt }
}

function readDate(cell: Cell, order: DayOrder): number | undefined {
  if (cell instanceof Date) return Math.floor(cell.getTime() / 86_400_000)
  return typeof cell === 'string' ? parseDate(cell, order) : undefined
}

function noteMisfits(
  code: 'notNumber' | 'notDate',
  column: string,
  cells: Cell[],
  values: Float64Array,
  rows: number[],
  notes: Note[],
): void {
  const misfits = cells.flatMap((cell, index) => (!isEmpty(cell) && Number.isNaN(values[index]) ? [index] : []))
  const [first] = misfits
  if (first === undefined) return
  notes.push({ code, column, count: misfits.length, row: rows[first] ?? 0, value: String(cells[first]).trim() })
}

function encodeTexts(name: string, cells: Cell[]): Column {
  const places = new Map<string, number>()
  const codes = Int32Array.from(cells, (cell) => {
    // The notes of the file's reader say so of errors.
    if (isEmpty(cell) || (typeof cell === 'string' && isErrorCell(cell))) return -1
    const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  })
  return { type: 'text', name, codes, dictionary: [...places.keys()] }
}
