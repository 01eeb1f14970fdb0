import { type DayOrder, detectDayOrder, parseDate } from '../../shared/table/parse-date.ts'
import { detectDecimalSign, findUnit, parseNumber, type Unit } from '../../shared/table/parse-number.ts'
import type { Cell, RawSheet } from '../../shared/table/raw-sheet.ts'
import { fold } from './words.ts'
import { type Column, createLoadError, limits, type Note, type Sheet } from './workbook.ts'

/** The part of a column's cells that must be numbers, or dates, for the column to be one of them. */
const threshold = 0.9

/**
 * Turns the cells of a sheet into typed columns: finds the row with the names, the type of each column, how its numbers
 * and dates are written, and a row of totals at the end, which is left out. Cells that did not fit are in `notes`.
 *
 * @throws a load error if the sheet has no names, no rows, or too many
 */
export function profileSheet({ name, rows, decimalHint = '.' }: RawSheet): Sheet {
  const filled = rows.flatMap((cells, index) =>
    cells.some((cell) => !isEmpty(cell)) ? [{ cells, row: index + 1 }] : [],
  )
  const [header, ...data] = filled.slice(countTitles(filled.map(({ cells }) => cells)))
  if (!header) throw createLoadError({ code: 'empty' })
  const notes: Note[] = []
  const names = nameColumns(header.cells, notes)
  refuseData(name, header)
  if (data.length === 0) throw createLoadError({ code: 'noRows', sheet: name })
  if (data.length > limits.rows) {
    throw createLoadError({ code: 'tooManyRows', sheet: name, rows: data.length, limit: limits.rows })
  }
  if (names.length > limits.columns) {
    throw createLoadError({ code: 'tooManyColumns', sheet: name, columns: names.length, limit: limits.columns })
  }
  const long = data.filter(({ cells }) => cells.slice(names.length).some((cell) => !isEmpty(cell)))
  if (long[0]) notes.push({ code: 'extraCells', count: long.length, row: long[0].row })

  const rowNumbers = data.map(({ row }) => row)
  const columns = names.map((columnName, index) =>
    profileColumn(
      columnName,
      data.map(({ cells }) => cells[index] ?? null),
      rowNumbers,
      decimalHint,
      notes,
    ),
  )
  if (!endsWithTotals(columns, data.length)) return { name, rowCount: data.length, columns, notes }
  notes.push({ code: 'totalRow', row: data.at(-1)?.row ?? 0 })
  return { name, rowCount: data.length - 1, columns: columns.map((column) => shorten(column, data.length - 1)), notes }
}

function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** Rows above the names hold a title alone, while the table is wider. */
function countTitles(rows: Cell[][]): number {
  const widths = rows.slice(0, 20).map((cells) => cells.filter((cell) => !isEmpty(cell)).length)
  return Math.max(...widths) < 2 ? 0 : widths.findIndex((width) => width >= 2)
}

/** Columns without a name get their letter, and a second one of the same name gets a number. */
function nameColumns(cells: Cell[], notes: Note[]): string[] {
  const last = cells.findLastIndex((cell) => !isEmpty(cell))
  const seen = new Map<string, number>()
  return cells.slice(0, last + 1).map((cell, index) => {
    const written = isEmpty(cell) ? '' : String(cell).trim()
    const base = written || toLetters(index)
    const count = (seen.get(fold(base)) ?? 0) + 1
    seen.set(fold(base), count)
    const name = count > 1 ? `${base} ${count}` : base
    if (name !== written) notes.push({ code: 'headerNamed', column: name })
    return name
  })
}

/** A column's place as spreadsheets name it: A, B, …, Z, AA. */
export function toLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : toLetters(Math.floor(index / 26) - 1) + letter
}

/** Names are words. A first row of numbers is data whose names are missing. */
function refuseData(sheet: string, { cells, row }: { cells: Cell[]; row: number }): void {
  const isData = (cell: Cell) =>
    typeof cell === 'number' ||
    cell instanceof Date ||
    (typeof cell === 'string' &&
      (parseNumber(cell, '.') ?? parseNumber(cell, ',') ?? parseDate(cell, 'dayFirst')) !== undefined)
  const written = cells.filter((cell) => !isEmpty(cell))
  // A year is a good name for a column.
  const found = cells.findIndex((cell) => isData(cell) && !/^(?:19|20)\d\d$/.test(String(cell)))
  const count = written.filter((cell) => isData(cell) && !/^(?:19|20)\d\d$/.test(String(cell))).length
  if (count * 2 < written.length || found < 0) return
  const value = cells[found]
  throw createLoadError({
    code: 'noHeader',
    sheet,
    row,
    column: found + 1,
    value: value instanceof Date ? value.toISOString().slice(0, 10) : String(value),
  })
}

function profileColumn(name: string, cells: Cell[], rows: number[], hint: '.' | ',', notes: Note[]): Column {
  const texts = cells.flatMap((cell) => (typeof cell === 'string' && cell.trim() !== '' ? [cell] : []))
  const filled = cells.filter((cell) => !isEmpty(cell))
  if (filled.length > 0 && !texts.some(isCode)) {
    const numbers = readNumbers(cells, texts, hint)
    if (numbers.count >= filled.length * threshold) {
      noteMisfits('notNumber', name, cells, numbers.values, rows, notes)
      const { doubt, sign, values, unit } = numbers
      if (doubt !== undefined) {
        notes.push({ code: sign === '.' ? 'decimalPoint' : 'decimalComma', column: name, value: doubt })
      }
      return unit ? { type: 'number', name, unit, values } : { type: 'number', name, values }
    }
    const dates = readDates(cells, texts)
    if (dates.count >= filled.length * threshold) {
      noteMisfits('notDate', name, cells, dates.values, rows, notes)
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
  return { values, count, sign, doubt, unit: findCommonUnit(texts) }
}

/** The unit of most cells, asked of the first ones. */
function findCommonUnit(texts: string[]): Unit | undefined {
  const units = texts.slice(0, 200).map(findUnit)
  const [first] = units.filter((unit) => unit !== undefined)
  const written = JSON.stringify(first)
  return units.filter((unit) => JSON.stringify(unit) === written).length * 2 > units.length ? first : undefined
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
    if (isEmpty(cell)) return -1
    const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  })
  return { type: 'text', name, codes, dictionary: [...places.keys()] }
}

const totalWords = /^(?:grand |sub)?total(?:es|s)?\b|^sum[ae]?\b|^somme\b|^合计|^总计|^小计/

/** True if the last row is called a total and adds up the rows above it, in one column at least. */
function endsWithTotals(columns: Column[], rowCount: number): boolean {
  const last = rowCount - 1
  const isCalledTotal = columns.some(
    (column) => column.type === 'text' && totalWords.test(fold(column.dictionary[column.codes[last] ?? -1] ?? '')),
  )
  if (!isCalledTotal || rowCount < 3) return false
  return columns.some((column) => {
    if (column.type !== 'number') return false
    const total = column.values[last] ?? Number.NaN
    const sum = column.values.subarray(0, last).reduce((all, value) => (Number.isNaN(value) ? all : all + value), 0)
    return Math.abs(sum - total) <= Math.max(0.005, Math.abs(total) * 1e-9)
  })
}

function shorten(column: Column, rowCount: number): Column {
  if (column.type !== 'text') return { ...column, values: column.values.subarray(0, rowCount) }
  const codes = column.codes.subarray(0, rowCount)
  // The word for the total itself is no value of the column.
  const isLastUsed = codes.includes(column.dictionary.length - 1)
  return { ...column, codes, dictionary: isLastUsed ? column.dictionary : column.dictionary.slice(0, -1) }
}
