import { toIsoDate } from '../../shared/calendar.ts'
import { findCurrency } from '../../shared/table/currencies.ts'
import { findHeading } from '../../shared/table/find-heading.ts'
import { isNothing } from '../../shared/table/is-nothing.ts'
import { isTotalLabel } from '../../shared/table/is-total-label.ts'
import { type DayOrder, detectDayOrder, parseDate } from '../../shared/table/parse-date.ts'
import type { DecimalSign } from '../../shared/table/parse-number.ts'
import type { TableNote, TextRow, TextTable } from '../../shared/table/raw-sheet.ts'
import { type ColumnRole, findColumnRole, findDirection, isKindHeading } from './column-roles.ts'
import { guessRoles } from './guess-roles.ts'
import { detectCentSign, parseCents } from './money.ts'
import { nameMovements, type Statement, type StatementLine, type StatementNote } from './movement.ts'
import { settleSigns } from './settle-signs.ts'
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
  /** True if the file has no headings: the roles were guessed from the cells, and the visitor looks at them. */
  isGuess: boolean
  /** The rows above the headings. */
  above: string
  decimalHint: DecimalSign
  notes: TableNote[]
}

type Style = { decimal: DecimalSign; dayOrder: DayOrder }
type Line = StatementLine & { balanceCents?: number }

/** Finds the line of headings: the one with the most known columns. A file without headings loses no row. */
export function findTable({ rows, decimalHint, notes = [] }: TextTable): StatementTable {
  const candidates = rows.slice(0, mostLinesAboveTable).map(({ cells }, index) => {
    const roles = cells.map(findColumnRole)
    const known = new Set(roles.filter(Boolean)).size
    // A heading that is also a usual word (`Name`, `Notes`) must not win over a line with date and amount.
    const score = known * 100 + (listMissing(roles).length === 0 ? 10_000 : 0) + cells.filter(Boolean).length
    return { index, roles, score }
  })
  const best = candidates.reduce((chosen, one) => (one.score > chosen.score ? one : chosen), { index: 0, score: 0 })
  const found =
    best.score >= 10_000
      ? { names: rows[best.index]?.cells ?? [], from: best.index, start: best.index + 1, isMissing: false }
      : findHeading(rows, (name) => findColumnRole(name) !== undefined)
  const body = rows.slice(found.start)
  const roles = found.isMissing ? guessRoles(body) : found.names.map(findColumnRole)
  return {
    headings: found.names,
    roles: roles.map((role, column) => role ?? findKind(found.names[column] ?? '', body, column)),
    isGuess: found.isMissing,
    rows: body,
    above: rows
      .slice(0, found.from)
      .flatMap(({ cells }) => cells)
      .join(' '),
    decimalHint,
    notes,
  }
}

/** A column named "type" is the direction of the money if most of its cells say so. */
function findKind(heading: string, rows: readonly TextRow[], column: number): ColumnRole | undefined {
  if (!isKindHeading(heading)) return undefined
  const cells = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => !isNothing(cell))
  return cells.filter(findDirection).length * 2 > cells.length ? 'direction' : undefined
}

/** The required contents that no column holds; without them no statement can be read. */
export function listMissing(roles: StatementTable['roles']): ('noDate' | 'noAmount')[] {
  const has = (...wanted: ColumnRole[]) => wanted.some((role) => roles.includes(role))
  return [
    ...(has('date', 'valueDate') ? [] : (['noDate'] as const)),
    ...(has('amount', 'debit', 'credit') ? [] : (['noAmount'] as const)),
  ]
}

/** A footer such as `Total 01/01/2026 - 31/01/2026` has none; `TOTAL` in a description is a petrol station. */
function isDated(cell: string): boolean {
  return /\p{Nd}/u.test(cell) && !isTotalLabel(cell)
}

/** The visitor's answers to what a file leaves open. */
export type StatementChoice = {
  /** ISO 4217: the currency of which the movements are shown. Without it the most frequent one. */
  currency?: string
  /** True if income and spending change places. */
  isTurned?: boolean
}

/**
 * Reads a statement in the shapes of many banks. The columns tell their meaning by themselves, and the cells tell how dates and
 * amounts are written. Money of one currency is shown at a time, and no currency is added to another.
 *
 * @throws {StatementError} naming the row and the column
 */
export function readStatement(table: StatementTable, choice: StatementChoice = {}): Statement {
  const notes: StatementNote[] = []
  const booked = listBooked(table)
  if (booked.length < table.rows.length) notes.push({ code: 'notBooked', count: table.rows.length - booked.length })
  // A line without a date is the rest of the line above, a sum or a footer.
  const dated = booked.filter((row) => isDated(getDateCell(table, row)))
  const leftOut = booked.filter((row) => !dated.includes(row) && hasAmount(table, row)).map(({ number }) => number)
  if (leftOut.length > 0) notes.push({ code: 'withoutDate', count: leftOut.length, rows: leftOut })
  const paid = dated.filter((row) => hasAmount(table, row))
  const counts = countRowCurrencies(table, paid)
  const currency = choice.currency ?? counts[0]?.currency
  const isMeant = (row: TextRow) => (findRowCurrency(table, row) ?? counts[0]?.currency) === currency
  const others = counts.filter((one) => one.currency !== currency)
  for (const { currency, count } of others) notes.push({ code: 'otherCurrency', count, currency })
  const meant = dated.filter(isMeant)
  const { style, isAssumed } = detectStyle(table, meant)
  if (isAssumed) notes.push({ code: 'dayFirst' })
  const signs = {
    debit: findUsualSign(table, meant, 'debit', style),
    credit: findUsualSign(table, meant, 'credit', style),
  }
  const direction = findDirectionSign(table, meant, style)
  const read = meant.flatMap((row) => readLine(table, row, style, { ...signs, direction }) ?? [])
  if (read.length === 0) throw new StatementError({ code: 'noMovements' })
  if (read.length > mostMovements) throw new StatementError({ code: 'tooMany' })
  // Banks begin with the newest line or with the oldest.
  const isNewestFirst = (read[0]?.date ?? '') > (read.at(-1)?.date ?? '')
  const isSigned = table.roles.some((role) => role === 'direction' || role === 'debit' || role === 'credit')
  const settled = settleSigns(isNewestFirst ? read.toReversed() : read, isSigned)
  if (settled.note && !choice.isTurned) notes.push({ code: settled.note })
  const turn = choice.isTurned ? -1 : 1
  const lines = settled.lines.map((line) => ({ ...line, cents: line.cents * turn || 0 }))
  const closing = settled.closingCents
  return {
    notes,
    ...(currency && { currency }),
    currencies: counts.map((one) => one.currency),
    movements: nameMovements(lines.map(({ balanceCents: _, ...line }) => line)),
    ...(closing !== undefined && { closingCents: closing }),
  }
}

/** The currencies of rows, the most frequent first; rows that name none have that of the headings. */
function countRowCurrencies(table: StatementTable, rows: readonly TextRow[]) {
  const common = findCommonCurrency(table)
  const codes = rows.flatMap((row) => findRowCurrency(table, row) ?? common ?? [])
  return [...Map.groupBy(codes, (code) => code)]
    .map(([currency, all]) => ({ currency, count: all.length }))
    .toSorted((one, other) => other.count - one.count)
}

/** The currency that a row names itself, in its own column or beside its amount. */
function findRowCurrency(table: StatementTable, row: TextRow): string | undefined {
  const named = findCurrency(getCell(table, row, 'currency'))
  if (named) return named
  return (['amount', 'debit', 'credit'] as const).map((role) => findCurrency(getCell(table, row, role))).find(Boolean)
}

/**
 * Card payments that are only announced, and those that failed, are no movements yet. A wallet's refund is one, whatever its
 * column says; with the purchase that it undid in full, both are nothing.
 */
function listBooked(table: StatementTable): TextRow[] {
  const refunds = table.rows.filter((row) => isWalletRefund(table, row))
  const undoing = new Set<TextRow>()
  const booked = table.rows.filter((row) => {
    const state = getCell(table, row, 'state')
    if (isUndone.test(state) && findDirection(getCell(table, row, 'direction')) === 'out') {
      const amount = parseCents(getCell(table, row, 'amount'), '.')
      const refund = refunds.find(
        (one) => !undoing.has(one) && parseCents(getCell(table, one, 'amount'), '.') === amount,
      )
      if (refund) undoing.add(refund)
      return false
    }
    if (refunds.includes(row)) return true
    return !isNeutral(getCell(table, row, 'direction')) && !isNotBooked.test(state.toLowerCase())
  })
  return booked.filter((row) => !undoing.has(row))
}

const isNotBooked =
  /pend|revert|declin|fail|cancel|rechaz|anul|devuelt|attente|refus|vorgemerkt|失败|关闭|处理中|全额退款/
const isUndone = /关闭|全额退款/

function isNeutral(direction: string): boolean {
  return direction === '不计收支' || direction === '/' || direction === '中性交易'
}

function isWalletRefund(table: StatementTable, row: TextRow): boolean {
  if (!isNeutral(getCell(table, row, 'direction'))) return false
  return /退款|refund/i.test(`${getCell(table, row, 'state')} ${getDescription(table, row)}`)
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
function readLine(table: StatementTable, row: TextRow, style: Style, signs: Signs): Line | undefined {
  const cents = readAmount(table, row, style.decimal, signs)
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
    description: getDescription(table, row),
    ...(balanceCents !== undefined && { balanceCents }),
  }
}

/** The factors that make income positive: of a column for debits or credits, and of amounts with a direction beside them. */
type Signs = { debit: 1 | -1; credit: 1 | -1; direction: 'beside' | 'inside' }

function readAmount(table: StatementTable, row: TextRow, mark: DecimalSign, signs: Signs): number | undefined {
  const read = (role: ColumnRole) => {
    const cell = getCell(table, row, role)
    if (isNothing(cell)) return undefined
    const cents = parseCents(cell, mark)
    if (cents !== undefined) return cents
    throw new StatementError({ code: 'badAmount', row: row.number, column: nameColumn(table, role), value: cell })
  }
  const amount = read('amount')
  if (amount !== undefined) {
    const direction = isWalletRefund(table, row) ? 'in' : findDirection(getCell(table, row, 'direction'))
    const isMoved = signs.direction === 'beside' && direction === 'out'
    return (isMoved ? -amount : amount) - Math.abs(read('fee') ?? 0)
  }
  const debit = read('debit')
  const credit = read('credit')
  if (debit === undefined && credit === undefined) return undefined
  return (credit ?? 0) * signs.credit - (debit ?? 0) * signs.debit - Math.abs(read('fee') ?? 0)
}

/** Some banks write all debits with a minus sign, others none, because the column says it already; the rarer sign is a reversal. */
function findUsualSign(
  table: StatementTable,
  rows: readonly TextRow[],
  role: 'debit' | 'credit',
  style: Style,
): 1 | -1 {
  const amounts = rows.map((row) => parseCents(getCell(table, row, role), style.decimal) ?? 0)
  return amounts.filter((cents) => cents < 0).length > amounts.filter((cents) => cents > 0).length ? -1 : 1
}

/** A direction beside amounts of which most debits are negative already repeats their sign. */
function findDirectionSign(table: StatementTable, rows: readonly TextRow[], style: Style): Signs['direction'] {
  const debits = rows
    .filter((row) => findDirection(getCell(table, row, 'direction')) === 'out')
    .map((row) => parseCents(getCell(table, row, 'amount'), style.decimal) ?? 0)
  return debits.filter((cents) => cents < 0).length * 2 > debits.length ? 'inside' : 'beside'
}

function getDescription(table: StatementTable, row: TextRow): string {
  return joinParts(table.roles.flatMap((role, index) => (role === 'description' ? (row.cells[index] ?? '') : [])))
}

/** Joins text that a bank spread over several columns, without repetitions. */
function joinParts(parts: readonly string[]): string {
  const texts = parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => !isNothing(part))
  const isSaid = (text: string, at: number) =>
    texts.some((other, index) => {
      const [one, all] = [text.toLowerCase(), other.toLowerCase()]
      return index !== at && (one === all ? index < at : all.includes(one))
    })
  return texts.filter((text, at) => !isSaid(text, at)).join(' ')
}

/** The currency of the headings or of the lines above them. */
function findCommonCurrency({ headings, above, rows }: StatementTable): string | undefined {
  const start = rows.slice(0, 5).flatMap(({ cells }) => cells)
  const words = [...headings, above, ...start].join(' ')
  if (/€|\beuros?\b|\bEUR\b/i.test(words)) return 'EUR'
  return /[(（]元[)）]/.test(words) ? 'CNY' : findCurrency(words)
}

function nameColumn({ headings, roles }: StatementTable, role: ColumnRole): string {
  return headings[roles.indexOf(role)] || role
}

function getDateCell(table: StatementTable, row: TextRow): string {
  return getCell(table, row, 'date') || getCell(table, row, 'valueDate')
}

function getCell({ roles }: StatementTable, { cells }: TextRow, role: ColumnRole): string {
  return cells[roles.indexOf(role)] ?? ''
}
