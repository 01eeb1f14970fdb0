import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { Grain } from '../../shared/calendar.ts'
import type { ColumnCandidate, ValueCandidate } from './names.ts'
import type { Order } from './query.ts'
import type { NameToken, Period, Span, Token } from './tokenize.ts'
import type { Aggregate, Comparison } from './vocabulary.ts'
import { createKey } from './words.ts'
import { type ColumnRef, getColumn, isSameColumn, type Workbook } from './workbook.ts'

/** A word that stands for a column; which one is decided when the base sheet is known. */
export type Slot = Span & { candidates: ColumnCandidate[] }

export type DraftFilter =
  | { kind: 'values'; slot: Slot; values: { ref: ColumnRef; code: number }[][]; isNegated: boolean }
  | { kind: 'contains'; slot: Slot; text: string; isNegated: boolean }
  | { kind: 'compare'; slot: Slot; comparison: Comparison; value: number; isPercent: boolean }
  | { kind: 'between'; slot: Slot; low: number; high: number; isPercent: boolean; isNegated: boolean }

/** Both ends count; without one it is open. Two equal ends are the period itself. */
export type DraftPeriod = Span & {
  from?: Period
  to?: Period
  /** `before` leaves the end itself out, `after` the beginning. */
  isExclusive: boolean
  isNegated: boolean
}

export type DraftMeasure = { aggregate?: Aggregate; slot?: Slot; entity?: NameToken; span: Span }
export type DraftGroup = { slot?: Slot; grain?: Grain; span: Span }

/** What was read of a question before its words are tied to columns. */
export type Draft = {
  filters: DraftFilter[]
  periods: DraftPeriod[]
  /** The date column that the question names. */
  date?: Slot
  groups: DraftGroup[]
  measures: DraftMeasure[]
  /** Sheets that are named without another task: rows of them are meant. */
  entities: NameToken[]
  isShare: boolean
  isList: boolean
  /** A trend without a named step runs over months. */
  isMonthTaken: boolean
  asksWhich: boolean
  superlative?: { direction: Order['direction']; count?: number; isPlural: boolean }
  /** Conditions on a number whose column is not named. */
  loose: (Span & { comparison: Comparison; value: number; isPercent: boolean })[]
  unplaced: Span[]
}

export type ColumnType = 'number' | 'text' | 'date'

/** The columns of some types that a token may mean; nothing where it is no name. */
export function readColumns(workbook: Workbook, token: Token | undefined, ...types: ColumnType[]): ColumnCandidate[] {
  if (token?.kind !== 'name') return []
  return token.reading.columns.filter(({ ref }) => types.includes(getColumn(workbook, ref).type))
}

export function readValues(token: Token | undefined): ValueCandidate[] {
  return token?.kind === 'name' ? token.reading.values : []
}

export function createSlot(token: Span, candidates: ColumnCandidate[]): Slot {
  return { start: token.start, end: token.end, text: token.text, candidates }
}

export function spanOf({ start, end, text }: Span): Span {
  return { start, end, text }
}

/**
 * Decides for words that are both a name of the workbook and a word of the language which of both they are: the nearer
 * the name, the more it is one.
 */
export function settleDoubles(workbook: Workbook, tokens: Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'name' || !token.meaning) return [token]
    if (isMeantAsName(workbook, token, tokens, index)) return [token]
    const { meaning, start, end, text } = token
    if (meaning.kind === 'filler' || meaning.kind === 'of') return []
    if (meaning.kind === 'month') return [{ start, end, text, kind: 'period', period: { month: meaning.month } }]
    if (meaning.kind === 'quarter') return [{ start, end, text, kind: 'period', period: { quarter: meaning.quarter } }]
    if (meaning.kind === 'number') return [{ start, end, text, ...meaning, isPercent: false, isPlain: true }]
    return [{ start, end, text, ...meaning }]
  })
}

function isMeantAsName(workbook: Workbook, token: NameToken, tokens: Token[], index: number): boolean {
  const { columns, values, sheets } = token.reading
  const isOwnName = columns.some(({ rank }) => rank === 0)
  const [previous, next] = [tokens[index - 1], tokens[index + 1]]
  switch (token.meaning?.kind) {
    case 'aggregate': {
      // In `number of units` and `total amount` the next word is what is counted or added up.
      const hasObject = [previous, next].some(
        (each) =>
          each?.kind === 'name' && (readColumns(workbook, each, 'number').length > 0 || each.reading.sheets.length > 0),
      )
      return !hasObject && columns.some(({ rank }) => rank <= 1)
    }
    case 'filler':
    case 'of':
    case 'to':
    case 'by':
    case 'and':
    case 'not':
    case 'or':
    case 'from':
    case 'each':
    case 'where':
      return isOwnName || isValueOfColumnBefore(values, tokens, index) || isWrittenAsValue(workbook, token)
    case 'is':
      // Of the two in `région est Est` the second is the region.
      return (
        isOwnName ||
        isWrittenAsValue(workbook, token) ||
        (isValueOfColumnBefore(values, tokens, index) && readValues(next).length === 0)
      )
    case 'month':
    case 'quarter':
      return values.length > 0 || isOwnName
    case 'number':
      return isOwnName
    default:
      return isOwnName || (values.length > 0 && isValueOfColumnBefore(values, tokens, index)) || sheets.length > 0
  }
}

/** The French region `Est` is told from `est` by its capital, if not at the beginning of the question. */
function isWrittenAsValue(workbook: Workbook, { text, start, reading }: NameToken): boolean {
  if (start === 0 || text.toLowerCase() === text) return false
  return reading.values.some(({ ref, code }) => {
    const column = getColumn(workbook, ref)
    return column.type === 'text' && column.dictionary[code] === text
  })
}

/** `category is A`: after its column, even a small word is a value. */
function isValueOfColumnBefore(values: ValueCandidate[], tokens: Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ kind }) => !['is', 'not', 'compare', 'filler', 'of'].includes(kind))
  if (before?.kind !== 'name') return false
  return values.some(({ ref }) => before.reading.columns.some((column) => isSameColumn(column.ref, ref)))
}

/**
 * Joins a sheet's name with the column that it stands beside: `customer country`, `country of the customer`, 客户的国家.
 * The sheet's name then asks for nothing of its own.
 */
export function joinSheetNames(workbook: Workbook, locale: DemoLocale, tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    // English and Chinese set the owner first, the others, and English too, after `of`.
    const isOwnerFirst = locale === 'zh' || (locale === 'en' && !token.isOwner)
    const isOwnerLast = locale !== 'zh' && token.isOwner
    const both =
      (last && isOwnerFirst && restrict(last, token, workbook)) ||
      (last && isOwnerLast && restrict(token, last, workbook))
    if (last && both) {
      joined[joined.length - 1] = { ...both, start: last.start, end: token.end, text: `${last.text} ${token.text}` }
    } else joined.push(token)
  }
  return joined
}

function restrict(owner: Token, token: Token, workbook: Workbook): NameToken | undefined {
  if (owner.kind !== 'name' || token.kind !== 'name' || owner.reading.sheets.length === 0) return undefined
  const named = token.reading.columns.filter(
    ({ ref, rank }) => rank <= 1.5 && getColumn(workbook, ref).type !== 'number',
  )
  // Another sheet may have the customer's country too, beside what is asked about.
  const columns = named.some(({ ref }) => owner.reading.sheets.includes(ref.sheet)) ? named : []
  // The same word twice, as in `orders by order`, names no column of the other.
  const isSame = createKey(owner.text) === createKey(token.text)
  if (columns.length === 0 || isSame || token.reading.sheets.length > 0) return undefined
  return { ...token, reading: { columns, sheets: [], values: [] } }
}
