import { toIsoDate } from '../../shared/calendar.ts'
import { type DayOrder, detectDayOrder, parseDate } from '../../shared/table/parse-date.ts'
import type { DecimalSign } from '../../shared/table/parse-number.ts'
import type { TextRow, TextTable } from '../../shared/table/raw-sheet.ts'
import { type ColumnRole, findColumnRole } from './column-roles.ts'
import { detectCentSign, parseCents } from './money.ts'
import { nameMovements, type Statement, type StatementLine, type StatementNote } from './movement.ts'
import { StatementError } from './statement-error.ts'

/** In megabytes. A year of a busy account has a tenth of it. */
export const largestFile = 5

/** More would make the page slow to answer; a household needs ten years for them. */
export const mostMovements = 20_000

/** Banks put the account holder, the period and the balance above the table; more lines than these are not headings. */
const mostLinesAboveTable = 40

/** A table whose columns have been found, or are chosen by the visitor. */
export type StatementTable = {
  headings: string[]
  roles: (ColumnRole | undefined)[]
  rows: TextRow[]
  /** The rows above the headings. */
  above: string
  decimalHint: DecimalSign
}

type Style = { decimal: DecimalSign; dayOrder: DayOrder }
type Line = StatementLine & { balanceCents?: number }

/** Finds the line of headings: the one with the most known columns, or the widest if there is none. */
export function findTable({ rows, decimalHint }: TextTable): StatementTable {
  const candidates = rows.slice(0, mostLinesAboveTable).map(({ cells }, index) => {
    const roles = cells.map(findColumnRole)
    const known = new Set(roles.filter(Boolean)).size
    // A heading that is also a usual word (`Name`, `Notes`) must not win over a line with date and amount.
    const score = known * 100 + (listMissing(roles).length === 0 ? 10_000 : 0) + cells.filter(Boolean).length
    return { index, roles, score }
  })
  const best = candidates.reduce((chosen, one) => (one.score > chosen.score ? one : chosen), {
    index: 0,
    roles: [] as StatementTable['roles'],
    score: 0,
  })
  return {
    headings: rows[best.index]?.cells ?? [],
    roles: best.roles,
    rows: rows.slice(best.index + 1),
    above: rows
      .slice(0, best.index)
      .flatMap(({ cells }) => cells)
      .join(' '),
    decimalHint,
  }
}

/** The required contents that no column holds; without them no statement can be read. */
export function listMissing(roles: StatementTable['roles']): ('noDate' | 'noAmount')[] {
  const has = (...wanted: ColumnRole[]) => wanted.some((role) => roles.includes(role))
  return [
    ...(has('date', 'valueDate') ? [] : (['noDate'] as const)),
    ...(has('amount', 'debit', 'credit') ? [] : (['noAmount'] as const)),
  ]
}

/**
 * Reads a statement in the shapes of many banks. The columns tell their meaning by themselves, and the cells tell how dates and
 * amounts are written.
 *
 * @throws {StatementError} naming the row and the column
 */
export function readStatement(table: StatementTable): Statement {
  const notes: StatementNote[] = []
  const booked = table.rows.filter((row) => isBooked(table, row))
  if (booked.length < table.rows.length) notes.push({ code: 'notBooked', count: table.rows.length - booked.length })
  // A line without a date is the rest of the line above, a sum or a footer.
  const dated = booked.filter((row) => /\d/.test(getDateCell(table, row)))
  const leftOut = booked.filter((row) => !dated.includes(row) && hasAmount(table, row)).map(({ number }) => number)
  if (leftOut.length > 0) notes.push({ code: 'withoutDate', count: leftOut.length, rows: leftOut })
  const { style, isAssumed } = detectStyle(table, dated)
  if (isAssumed) notes.push({ code: 'dayFirst' })
  const lines = dated.flatMap((row) => readLine(table, row, style) ?? [])
  if (lines.length === 0) throw new StatementError({ code: 'noMovements' })
  if (lines.length > mostMovements) throw new StatementError({ code: 'tooMany' })
  // Banks begin with the newest line or with the oldest.
  const isNewestFirst = (lines[0]?.date ?? '') > (lines.at(-1)?.date ?? '')
  const ordered = isNewestFirst ? lines.toReversed() : lines
  const closing = ordered.at(-1)?.balanceCents
  const currency = findCurrency(table)
  return {
    notes,
    ...(currency && { currency }),
    movements: nameMovements(ordered.map(({ balanceCents: _, ...line }) => line)),
    ...(closing !== undefined && { closingCents: closing }),
  }
}

/** Card payments that are only announced, and those that failed, are no movements yet. */
function isBooked(table: StatementTable, row: TextRow): boolean {
  const direction = getCell(table, row, 'direction')
  if (direction === '不计收支' || direction === '/') return false
  return !/pend|revert|declin|fail|cancel|rechaz|anul|devuelt|attente|refus|vorgemerkt|失败|关闭|处理中|全额退款/.test(
    getCell(table, row, 'state').toLowerCase(),
  )
}

function hasAmount(table: StatementTable, row: TextRow): boolean {
  return (['amount', 'debit', 'credit'] as const).some((role) => /\d/.test(getCell(table, row, role)))
}

function detectStyle(table: StatementTable, rows: readonly TextRow[]): { style: Style; isAssumed: boolean } {
  const dates = rows.map((row) => getDateCell(table, row))
  const { order, doubt } = detectDayOrder(dates)
  const amounts = (['amount', 'debit', 'credit', 'balance'] as const).flatMap((role) =>
    rows.map((row) => getCell(table, row, role)),
  )
  return {
    style: {
      // If every date could be read both ways, the order that leaves the rows sorted is the right one.
      dayOrder: doubt && isSorted(dates, 'monthFirst') && !isSorted(dates, 'dayFirst') ? 'monthFirst' : order,
      decimal: detectCentSign(amounts, table.decimalHint),
    },
    isAssumed: doubt !== undefined,
  }
}

function isSorted(texts: readonly string[], order: DayOrder): boolean {
  const days = texts.map((text) => parseDate(text, order) ?? Number.NaN)
  const follows = (sign: number) =>
    days.every((day, index) => index === 0 || (day - (days[index - 1] ?? 0)) * sign >= 0)
  return follows(1) || follows(-1)
}

/** @returns nothing for a line without money: an announcement between the movements */
function readLine(table: StatementTable, row: TextRow, style: Style): Line | undefined {
  const cents = readAmount(table, row, style.decimal)
  if (cents === undefined) return undefined
  const dateCell = getDateCell(table, row)
  const day = parseDate(dateCell, style.dayOrder)
  if (day === undefined) {
    const column = nameColumn(table, table.roles.includes('date') ? 'date' : 'valueDate')
    throw new StatementError({ code: 'badDate', row: row.number, column, value: dateCell })
  }
  const balanceCents = parseCents(getCell(table, row, 'balance'), style.decimal)
  return {
    date: toIsoDate(day),
    cents,
    description: joinParts(
      table.roles.flatMap((role, index) => (role === 'description' ? (row.cells[index] ?? '') : [])),
    ),
    ...(balanceCents !== undefined && { balanceCents }),
  }
}

function readAmount(table: StatementTable, row: TextRow, mark: DecimalSign): number | undefined {
  const read = (role: ColumnRole) => {
    const cell = getCell(table, row, role)
    if (cell === '' || cell === '-' || cell === '--') return undefined
    const cents = parseCents(cell, mark)
    if (cents !== undefined) return cents
    throw new StatementError({ code: 'badAmount', row: row.number, column: nameColumn(table, role), value: cell })
  }
  const amount = read('amount')
  if (amount !== undefined) return applyDirection(amount, getCell(table, row, 'direction')) - Math.abs(read('fee') ?? 0)
  // Some banks write a payment with its minus sign, others without it, because the column says it already.
  const debit = read('debit')
  const credit = read('credit')
  return debit === undefined && credit === undefined ? undefined : Math.abs(credit ?? 0) - Math.abs(debit ?? 0)
}

function applyDirection(cents: number, direction: string): number {
  if (/^(?:d|dr|db|dbit|debit|débit|s|soll|cargo|debe|支出|支|借|出)$/i.test(direction)) return -Math.abs(cents)
  return cents
}

/** Joins text that a bank spread over several columns, without repetitions. */
function joinParts(parts: readonly string[]): string {
  const texts = parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean)
  const isSaid = (text: string, at: number) =>
    texts.some((other, index) => {
      const [one, all] = [text.toLowerCase(), other.toLowerCase()]
      return index !== at && (one === all ? index < at : all.includes(one))
    })
  return texts.filter((text, at) => !isSaid(text, at)).join(' ')
}

function findCurrency(table: StatementTable): string | undefined {
  const { rows, headings, above } = table
  const cell = rows.map((row) => getCell(table, row, 'currency').toUpperCase()).find((code) => /^[A-Z]{3}$/.test(code))
  if (cell) return cell
  const start = rows.slice(0, 5).flatMap(({ cells }) => cells)
  const words = [...headings, above, ...start].join(' ')
  const signs = {
    EUR: /€|\beuros?\b|\bEUR\b/i,
    GBP: /£|\bGBP\b/,
    USD: /\bUSD\b|\$/,
    CNY: /人民币|¥|\bCNY\b|[(（]元[)）]/,
  }
  return Object.entries(signs).find(([, sign]) => sign.test(words))?.[0]
}

function nameColumn({ headings, roles }: StatementTable, role: ColumnRole): string {
  return headings[roles.indexOf(role)] ?? role
}

function getDateCell(table: StatementTable, row: TextRow): string {
  return getCell(table, row, 'date') || getCell(table, row, 'valueDate')
}

function getCell({ roles }: StatementTable, { cells }: TextRow, role: ColumnRole): string {
  return cells[roles.indexOf(role)] ?? ''
}
