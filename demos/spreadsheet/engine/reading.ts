import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { findConcepts } from './concepts.ts'
import type { ColumnCandidate, ValueCandidate } from './names.ts'
import type { Filter, Group, Measure, Order } from './query.ts'
import type { Span, Token } from './tokenize.ts'
import {
  type Assumption,
  type Choice,
  createProblem,
  type Decisions,
  type Problem,
  type ProblemCode,
} from './understanding.ts'
import { type Column, type ColumnRef, getColumn, isSameColumn, listColumns, type Workbook } from './workbook.ts'

/** A question as one sheet understands it: the words that have found their task, and the query that they make. */
export type Reading = {
  workbook: Workbook
  /** The sheet whose rows are asked about. */
  sheet: number
  locale: DemoLocale
  decisions: Decisions
  tokens: Token[]
  used: Set<Token>
  measures: Measure[]
  groups: Group[]
  filters: Filter[]
  /** The date that periods and months are about. */
  date?: ColumnRef
  superlative?: { direction: Order['direction']; count?: number; isPlural: boolean }
  assumptions: Assumption[]
  problems: Problem[]
  /** Known words without a task: they refuse the question before all other problems. */
  unplaced: Problem[]
  /** How far the sheet's names are from the question's words; infinite if it has no such names. */
  cost: number
}

export const nothing: Span = { start: 0, end: 0, text: '' }

export function use(reading: Reading, ...tokens: (Token | undefined)[]): void {
  for (const token of tokens) if (token) reading.used.add(token)
}

/** Another sheet may have a task for the word. */
export function refuse(reading: Reading, span: Span): void {
  reading.cost += 100
  reading.unplaced.push(createProblem('unplacedWord', span))
}

/** A token that has no task yet. */
export function at(reading: Reading, index: number): Token | undefined {
  const token = reading.tokens[index]
  return token && !reading.used.has(token) ? token : undefined
}

/** The tokens of a kind that have no task yet. */
export function listOpen<Kind extends Token['kind']>(reading: Reading, kind: Kind): Extract<Token, { kind: Kind }>[] {
  return reading.tokens.filter(
    (token): token is Extract<Token, { kind: Kind }> => token.kind === kind && !reading.used.has(token),
  )
}

export function isOneOf(token: Token | undefined, ...kinds: Token['kind'][]): boolean {
  return token !== undefined && kinds.includes(token.kind)
}

/** The sheet's columns of some types that a token may mean. */
export function readColumns(
  { workbook }: Reading,
  token: Token | undefined,
  ...types: Column['type'][]
): ColumnCandidate[] {
  if (token?.kind !== 'name') return []
  return token.columns.filter(({ ref }) => types.includes(getColumn(workbook, ref).type))
}

export function hasColumn(reading: Reading, token: Token | undefined, ...types: Column['type'][]): boolean {
  return readColumns(reading, token, ...types).length > 0
}

/** The texts that a token means; digits and quotes may stand in text columns too. */
export function readValues({ workbook, sheet }: Reading, token: Token | undefined): ValueCandidate[] {
  if (token?.kind === 'name') return token.values
  if (token?.kind !== 'quoted' && token?.kind !== 'number') return []
  const wanted = (token.kind === 'quoted' ? token.value : token.text).toLowerCase()
  return listColumns(workbook, sheet).flatMap((ref) => {
    const column = getColumn(workbook, ref)
    const code = column.type === 'text' ? column.dictionary.findIndex((value) => value.toLowerCase() === wanted) : -1
    return code === -1 ? [] : [{ ref, code }]
  })
}

/** The values that belong to one of some columns. */
export function ofColumns(values: ValueCandidate[], columns: { ref: ColumnRef }[]): ValueCandidate[] {
  return values.filter((value) => columns.some(({ ref }) => isSameColumn(ref, value.ref)))
}

/** All columns of a type in the sheet, each as near as the others. */
export function listCandidates({ workbook, sheet }: Reading, type: Column['type']): ColumnCandidate[] {
  return listColumns(workbook, sheet)
    .filter((ref) => getColumn(workbook, ref).type === type)
    .map((ref) => ({ ref, rank: 0 }))
}

/** True if a column is known to be one that can be added up, or one that a business counts its success in. */
export function isCalled(workbook: Workbook, ref: ColumnRef, what: 'isAdditive' | 'isMoney'): boolean {
  return findConcepts(getColumn(workbook, ref).name).some((concept) => concept[what])
}

/** Takes the nearest of some columns, or asks which one is meant. */
export function chooseColumn(
  reading: Reading,
  span: Span,
  candidates: ColumnCandidate[],
  code: ProblemCode = 'severalColumns',
  key = createProblem(code, span).key,
): ColumnRef | undefined {
  const least = Math.min(Number.POSITIVE_INFINITY, ...candidates.map(({ rank }) => rank))
  reading.cost += least
  const decided = candidates.find(({ ref }) => toId(ref) === reading.decisions[key])
  const best = candidates.filter(({ rank }) => rank === least)
  const [only, ...others] = decided ? [decided] : best
  if (others.length === 0) return only?.ref
  const choices = best.map(({ ref }): Choice => ({ id: toId(ref), kind: 'column', column: ref }))
  const isAsked = reading.problems.some((problem) => problem.key === key)
  if (!isAsked) reading.problems.push({ ...createProblem(code, span), key, choices })
  return undefined
}

function toId({ sheet, column }: ColumnRef): string {
  return `${sheet}.${column}`
}

/** One choice for the whole question: the month that filters and the month that groups are of the same date. */
export function chooseDate(reading: Reading, span: Span, named?: ColumnCandidate[]): ColumnRef | undefined {
  const dates = named ?? listCandidates(reading, 'date')
  if (dates.length === 0) reading.problems.push(createProblem('noDate', span))
  const column = reading.date ?? chooseColumn(reading, span, dates, 'severalDates', 'severalDates:')
  if (column) reading.date = column
  return column
}

/** The column that a business counts in, if a question names none: the only one called sales, revenue, amount … */
export function chooseMoney(reading: Reading): ColumnRef | undefined {
  const numbers = listCandidates(reading, 'number')
  const money = numbers.filter(({ ref }) => isCalled(reading.workbook, ref, 'isMoney'))
  if (money.length === 0) reading.cost += 1
  const column = chooseColumn(reading, nothing, money.length > 0 ? money : numbers, 'whichMeasure')
  if (column) reading.assumptions.push({ code: 'ranked', column })
  return column
}
