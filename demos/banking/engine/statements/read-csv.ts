import Papa from 'papaparse'
import type { IsoDate } from '../calendar.ts'
import { type DecimalMark, detectDecimalMark, parseCents } from '../money.ts'
import type { Reconciliation, Statement, StatementLine, StatementNote } from '../movement.ts'
import { type ColumnRole, findColumnRole } from './csv-headings.ts'
import { joinParts } from './join-parts.ts'
import { type DateOrder, detectDateOrder, parseDate } from './parse-dates.ts'
import { StatementError } from './statement-error.ts'

/** Banks put the account holder, the period and the balance above the table; more lines than these are not headings. */
const mostLinesAboveTable = 40

type Columns = Partial<Record<ColumnRole, number[]>>
type Table = {
  headings: string[]
  columns: Columns
  rows: Row[]
  preamble: string
  delimiter: string
  openQuote?: number
}
type Row = { number: number; cells: string[] }
type Style = { amountMark: DecimalMark; balanceMark: DecimalMark; dateOrder: DateOrder }
type CsvLine = StatementLine & { row: number; balanceCents?: number }

/**
 * Reads a statement as CSV in the shapes of many banks: the headings tell what a column holds, the cells how dates and
 * amounts are written.
 *
 * @throws {StatementError} naming the row and the column
 */
export function readCsv(text: string): Statement {
  const table = findTable(text)
  const notes: StatementNote[] = []
  const booked = table.rows.filter((row) => isBooked(table.columns, row))
  if (booked.length < table.rows.length) notes.push({ code: 'notBooked', count: table.rows.length - booked.length })
  const { dated, undated } = splitByDate(table.columns, booked)
  const rowsLeftOut = undated.filter((row) => hasAmount(table.columns, row)).map(({ number }) => number)
  if (rowsLeftOut.length > 0) notes.push({ code: 'linesWithoutDate', rows: rowsLeftOut })
  const { style, isAssumed } = detectStyle(table, dated)
  if (isAssumed) notes.push({ code: 'assumedDayFirst' })
  const lines = dated.flatMap((row) => readLine(table, row, style) ?? [])
  if (lines.length === 0) throw new StatementError({ code: 'noMovements' })
  const { ordered, reconciliation } = reconcile(lines)
  const closing = ordered.at(-1)?.balanceCents
  const account = findAccount(table.preamble)
  const currency = findCurrency(table)
  return {
    format: 'csv',
    notes,
    accounts: [
      {
        ...(account && { account }),
        ...(currency && { currency }),
        lines: ordered.map(({ row: _, balanceCents: __, ...line }) => line),
        ...(closing !== undefined && { closingCents: closing }),
        reconciliation,
      },
    ],
  }
}

/** Tries each delimiter: in the right one the line of headings has the most columns that are known. */
function findTable(text: string): Table {
  const tables = [';', ',', '\t', '|'].map((delimiter) => readTable(text, delimiter))
  const [best] = tables.sort((a, b) => countRoles(b.columns) - countRoles(a.columns))
  if (!best) throw new StatementError({ code: 'empty' })
  const missing = findMissing(best.columns)
  if (missing) {
    const found = best.headings.map((heading) => heading.trim()).filter(Boolean)
    throw new StatementError({ code: 'noHeadings', missing, found: found.slice(0, 12) })
  }
  // A text that begins with a quotation mark and is not closed takes the rows below into one cell.
  if (best.openQuote !== undefined) throw new StatementError({ code: 'openQuote', row: best.openQuote })
  return best
}

function readTable(text: string, delimiter: string): Table {
  const { rows, openQuote } = splitRows(text, delimiter)
  const candidates = rows
    .slice(0, mostLinesAboveTable)
    .map((row, index) => ({ index, columns: findColumns(row.cells) }))
  const best = candidates.reduce(
    (chosen, candidate) => (countRoles(candidate.columns) > countRoles(chosen.columns) ? candidate : chosen),
    { index: 0, columns: {} as Columns },
  )
  return {
    delimiter,
    ...(openQuote !== undefined && { openQuote }),
    columns: best.columns,
    headings: rows[best.index]?.cells ?? [],
    preamble: rows
      .slice(0, best.index)
      .flatMap(({ cells }) => cells)
      .join(' '),
    rows: rows.slice(best.index + 1).filter(({ cells }) => cells.some((cell) => cell.trim())),
  }
}

/** Numbers the rows by the lines of the file, so that a message leads to the place in an editor. */
function splitRows(text: string, delimiter: string): { rows: Row[]; openQuote?: number } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  let line = 1
  const rows = data.map((cells) => {
    const row = { number: line, cells }
    line += 1 + cells.join('').split('\n').length - 1
    return row
  })
  const quote = errors.find(({ type }) => type === 'Quotes')
  return { rows, ...(quote && { openQuote: rows[quote.row ?? 0]?.number ?? 1 }) }
}

function findColumns(cells: readonly string[]): Columns {
  const columns: Columns = {}
  cells.forEach((cell, index) => {
    const role = findColumnRole(cell)
    if (role) columns[role] = [...(columns[role] ?? []), index]
  })
  return columns
}

function countRoles(columns: Columns): number {
  // A heading that is also a usual word (`Name`, `Notes`) must not win over a line with date and amount.
  return Object.keys(columns).length + (findMissing(columns) ? 0 : 10)
}

function findMissing(columns: Columns): 'date' | 'amount' | 'all' | undefined {
  const hasDate = Boolean(columns.date ?? columns.valueDate)
  const hasMoney = Boolean(columns.amount ?? columns.debit ?? columns.credit)
  if (hasDate && hasMoney) return undefined
  if (!hasDate && !hasMoney) return 'all'
  return hasDate ? 'amount' : 'date'
}

/** Card payments that are only announced, and those that failed, are no movements yet. */
function isBooked(columns: Columns, row: Row): boolean {
  const state = getCell(row, columns.state).toLowerCase()
  const direction = getCell(row, columns.direction)
  if (direction === '不计收支' || direction === '/') return false
  return !/pend|revert|declin|fail|cancel|rechaz|anul|devuelt|attente|refus|vorgemerkt|失败|关闭|处理中|全额退款/.test(
    state,
  )
}

/** A line without a date is the rest of the line above, a sum or a footer. */
function splitByDate(columns: Columns, rows: readonly Row[]): { dated: Row[]; undated: Row[] } {
  const dated: Row[] = []
  const undated: Row[] = []
  for (const row of rows) {
    if (/\d/.test(getDateCell(columns, row))) dated.push(row)
    else undated.push(row)
  }
  return { dated, undated }
}

function hasAmount(columns: Columns, row: Row): boolean {
  return [columns.amount, columns.debit, columns.credit].some((indexes) => /\d/.test(getCell(row, indexes)))
}

function detectStyle(
  { columns, headings, delimiter }: Table,
  rows: readonly Row[],
): { style: Style; isAssumed: boolean } {
  const dates = rows.map((row) => getDateCell(columns, row))
  const { order, isAssumed, conflict } = detectDateOrder(dates)
  if (conflict !== undefined) {
    const row = rows[conflict]
    const column = headings[(columns.date ?? columns.valueDate)?.[0] ?? 0] ?? ''
    throw new StatementError({ code: 'mixedDates', row: row?.number ?? 0, column, value: dates[conflict] ?? '' })
  }
  const listCells = (...indexes: (number[] | undefined)[]) =>
    indexes.flatMap((index) => rows.map((row) => getCell(row, index)))
  const usual = delimiter === ';' ? ',' : '.'
  const balanceMark = detectDecimalMark(listCells(columns.balance))
  const amountMark = detectDecimalMark(listCells(columns.amount, columns.debit, columns.credit))
  return {
    style: {
      dateOrder: order,
      amountMark: amountMark ?? balanceMark ?? usual,
      balanceMark: balanceMark ?? amountMark ?? usual,
    },
    isAssumed,
  }
}

/** @returns nothing for a line without money: an announcement between the movements */
function readLine({ columns, headings }: Table, row: Row, style: Style): CsvLine | undefined {
  const cents = readAmount(columns, headings, row, style.amountMark)
  if (cents === undefined) return undefined
  const dateCell = getDateCell(columns, row)
  const date: IsoDate | undefined = parseDate(dateCell, style.dateOrder)
  if (!date) {
    const column = headings[(columns.date ?? columns.valueDate)?.[0] ?? 0] ?? ''
    throw new StatementError({ code: 'badDate', row: row.number, column, value: dateCell })
  }
  const balanceCents = parseCents(getCell(row, columns.balance), style.balanceMark)
  const reference = getCell(row, columns.reference)
  return {
    row: row.number,
    date,
    cents,
    description: joinParts((columns.description ?? []).map((index) => getCell(row, [index]))),
    ...(reference && { reference }),
    ...(balanceCents !== undefined && { balanceCents }),
  }
}

function readAmount(columns: Columns, headings: string[], row: Row, mark: DecimalMark): number | undefined {
  const read = (role: ColumnRole) => {
    const cell = getCell(row, columns[role])
    if (cell === '' || cell === '-' || cell === '--') return undefined
    const cents = parseCents(cell, mark)
    if (cents !== undefined) return cents
    const column = headings[columns[role]?.[0] ?? 0] ?? role
    throw new StatementError({ code: 'badAmount', row: row.number, column, value: cell })
  }
  const amount = read('amount')
  if (amount !== undefined) return applyDirection(amount, getCell(row, columns.direction)) - Math.abs(read('fee') ?? 0)
  // Some banks write what was paid out with its minus sign, others without; the column says it already.
  const debit = read('debit')
  const credit = read('credit')
  return debit === undefined && credit === undefined ? undefined : Math.abs(credit ?? 0) - Math.abs(debit ?? 0)
}

function applyDirection(cents: number, direction: string): number {
  if (/^(?:d|dr|db|dbit|debit|débit|s|soll|cargo|debe|支出|支|借|出)$/i.test(direction)) return -Math.abs(cents)
  return cents
}

/**
 * Follows the column of balances: each must be the one before it plus the movement. Whether the file begins with the
 * oldest or the newest line shows in which direction that holds.
 */
function reconcile(lines: CsvLine[]): { ordered: CsvLine[]; reconciliation: Reconciliation } {
  const reversed = lines.toReversed()
  const breaks = findBreaks(lines)
  const reversedBreaks = findBreaks(reversed)
  const isNewestFirst = (lines[0]?.date ?? '') > (lines.at(-1)?.date ?? '')
  const runsBackwards = breaks.length === reversedBreaks.length ? isNewestFirst : reversedBreaks.length < breaks.length
  const ordered = runsBackwards ? reversed : lines
  const [firstBreak] = runsBackwards ? reversedBreaks : breaks
  if (lines.length < 2 || lines.some(({ balanceCents }) => balanceCents === undefined)) {
    return { ordered, reconciliation: { status: 'unknown' } }
  }
  return { ordered, reconciliation: firstBreak ? { status: 'differs', ...firstBreak } : { status: 'agrees' } }
}

function findBreaks(lines: readonly CsvLine[]): { differenceCents: number; row: number }[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]?.balanceCents
    if (before === undefined || line.balanceCents === undefined) return []
    const differenceCents = line.balanceCents - before - line.cents
    return differenceCents === 0 ? [] : [{ differenceCents, row: line.row }]
  })
}

/** The account's IBAN, if it stands above the table (ISO 13616: two letters, two digits, up to 30 more). */
function findAccount(preamble: string): string | undefined {
  return /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/.exec(preamble)?.[0].replaceAll(' ', '')
}

function findCurrency({ columns, rows, headings, preamble }: Table): string | undefined {
  const cell = rows.map((row) => getCell(row, columns.currency).toUpperCase()).find((code) => /^[A-Z]{3}$/.test(code))
  if (cell) return cell
  const words = `${headings.join(' ')} ${preamble} ${rows
    .slice(0, 5)
    .flatMap(({ cells }) => cells)
    .join(' ')}`
  const signs = {
    EUR: /€|\beuros?\b|\bEUR\b/i,
    GBP: /£|\bGBP\b/,
    USD: /\bUSD\b|\$/,
    CNY: /人民币|¥|\bCNY\b|[(（]元[)）]/,
  }
  return Object.entries(signs).find(([, sign]) => sign.test(words))?.[0]
}

function getDateCell(columns: Columns, row: Row): string {
  return getCell(row, columns.date) || getCell(row, columns.valueDate)
}

function getCell({ cells }: Row, indexes: readonly number[] | undefined): string {
  return cells[indexes?.[0] ?? -1]?.trim() ?? ''
}
