import { type Locale, localeCodes } from '../../../locales/locales.ts'
import { type Grain, startOfMonth, toDate, toDay } from './calendar.ts'
import { findConcepts } from './concepts.ts'
import type { Draft, DraftFilter, DraftMeasure, DraftPeriod, Slot } from './draft.ts'
import { findNearNames, type NameIndex } from './names.ts'
import {
  type DayRange,
  type Filter,
  type Group,
  type Join,
  listUsedColumns,
  type Measure,
  type Query,
} from './query.ts'
import { readDraft } from './read-draft.ts'
import { type Period, type Span, type Token, tokenize } from './tokenize.ts'
import type { Aggregate } from './vocabulary.ts'
import { createKey } from './words.ts'
import { type ColumnRef, getColumn, isSameColumn, listColumns, type Workbook } from './workbook.ts'

/** A workbook with what is known of it before any question. */
export type Library = { workbook: Workbook; names: NameIndex; joins: Join[] }

/** What the visitor chose where a question left something open, by the problem's `key`. */
export type Decisions = Record<string, string>

/** A way out of a problem: the question is asked again with `decisions[key] = id`, or with the word replaced. */
export type Choice =
  | { id: string; kind: 'column'; column: ColumnRef }
  | { id: string; kind: 'year'; year: number }
  | { id: string; kind: 'allYears' }
  | { id: string; kind: 'aggregate'; aggregate: Aggregate }
  | { id: string; kind: 'ignore' }
  | { id: string; kind: 'replace'; text: string }

export type ProblemCode =
  | 'empty'
  | 'unknownWord'
  | 'unplacedWord'
  | 'relativePeriod'
  | 'severalColumns'
  | 'severalValueColumns'
  | 'severalDates'
  | 'severalYears'
  | 'whichAggregate'
  | 'whichMeasure'
  | 'whichNumber'
  | 'noMeasure'
  | 'noDate'
  | 'noSuchPeriod'
  | 'notJoined'
  | 'notRankable'

/** Why a question is not answered: where in it, and what could be meant. */
export type Problem = Span & { code: ProblemCode; key: string; choices: Choice[]; columns: ColumnRef[] }

/** What was taken although the question does not say it, to be shown with the answer. */
export type Assumption =
  | { code: 'corrected'; text: string; to: string }
  | { code: 'ignored'; text: string }
  | { code: 'summed' | 'ranked'; column: ColumnRef }
  | { code: 'extreme'; column: ColumnRef; aggregate: 'min' | 'max' }
  | { code: 'counted'; sheet: number }
  | { code: 'limited'; limit: number }
  | { code: 'year'; text: string; year: number }
  | { code: 'byMonth' }
  | { code: 'percent'; text: string; value: number }

export type Understanding =
  | { status: 'understood'; language: Locale; query: Query; assumptions: Assumption[] }
  | { status: 'unclear'; language: Locale; problems: Problem[] }

/**
 * Reads a question in whichever of the four languages explains most of its words, the page's own first, and ties it to
 * the workbook's columns. Whatever stays open becomes a problem: nothing is guessed, except what `assumptions` names.
 */
export function understand(
  question: string,
  library: Library,
  locale: Locale,
  decisions: Decisions = {},
): Understanding {
  const [best] = [locale, ...localeCodes.filter((each) => each !== locale)]
    .map((language) => ({ language, tokens: tokenize(question, language, library.names) }))
    .map((reading) => ({ ...reading, unknown: countUnknown(reading.tokens) }))
    .sort((one, other) => one.unknown - other.unknown)
  const language = best?.language ?? locale
  const tokens = best?.tokens ?? []
  if (tokens.length === 0)
    return { status: 'unclear', language, problems: [createProblem('empty', { start: 0, end: 0, text: question })] }
  const problems = findWordProblems(tokens, library.workbook, decisions)
  if (problems.length > 0) return { status: 'unclear', language, problems }
  const draft = readDraft(library.workbook, language, dropIgnored(tokens))
  const resolution = resolve(draft, library, decisions)
  if (resolution.problems.length > 0 || !resolution.query)
    return { status: 'unclear', language, problems: resolution.problems }
  const assumptions = [...describeTokens(tokens), ...resolution.assumptions]
  return { status: 'understood', language, query: resolution.query, assumptions }
}

/** Without the words that the visitor gave up, and the `by` that led to them. */
function dropIgnored(tokens: Token[]): Token[] {
  return tokens.filter(
    ({ kind }, index) =>
      kind !== 'unknown' && !((kind === 'by' || kind === 'each') && tokens[index + 1]?.kind === 'unknown'),
  )
}

/** Letters of words that nobody knows; a corrected word counts a little, so that a language that has it wins. */
function countUnknown(tokens: Token[]): number {
  return tokens.reduce((sum, token) => {
    if (token.kind === 'unknown') return sum + token.text.length
    return 'correctedTo' in token && token.correctedTo ? sum + 0.5 : sum
  }, 0)
}

function createProblem(code: ProblemCode, { start, end, text }: Span, more: Partial<Problem> = {}): Problem {
  return { code, start, end, text, key: `${code}:${createKey(text)}`, choices: [], columns: [], ...more }
}

function findWordProblems(tokens: Token[], workbook: Workbook, decisions: Decisions): Problem[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'relative') return [createProblem('relativePeriod', token)]
    if (token.kind !== 'unknown') return []
    const problem = createProblem('unknownWord', token)
    if (decisions[problem.key] === 'ignore') return []
    const near = findNearNames(workbook, token.text)
    const choices: Choice[] = [
      ...near.map((text) => ({ id: text, kind: 'replace' as const, text })),
      { id: 'ignore', kind: 'ignore' },
    ]
    return [{ ...problem, choices }]
  })
}

function describeTokens(tokens: Token[]): Assumption[] {
  return tokens.flatMap((token): Assumption[] => {
    if (token.kind === 'unknown') return [{ code: 'ignored', text: token.text }]
    if ('correctedTo' in token && token.correctedTo)
      return [{ code: 'corrected', text: token.text, to: token.correctedTo }]
    return []
  })
}

type Resolution = { query?: Query; problems: Problem[]; assumptions: Assumption[] }

/** Everything that resolving one part needs, and where it puts what it finds. */
type Context = {
  library: Library
  base: number
  decisions: Decisions
  problems: Problem[]
  assumptions: Assumption[]
}

function resolve(draft: Draft, library: Library, decisions: Decisions): Resolution {
  const unplaced = draft.unplaced.map((span) => createProblem('unplacedWord', span))
  if (unplaced.length > 0) return { problems: unplaced, assumptions: [] }
  const base = chooseBase(draft, library)
  if (base === undefined) return { problems: [createSeparatedProblem(draft, library.workbook)], assumptions: [] }
  const context: Context = { library, base, decisions, problems: [], assumptions: [] }
  const loose = resolveLoose(context, draft)
  const filters = [...draft.filters.flatMap((filter) => resolveFilter(context, filter) ?? []), ...loose]
  const groups = resolveGroups(context, draft)
  const periods = resolvePeriods(context, draft)
  const measures = resolveMeasures(context, draft)
  if (context.problems.length > 0) return context
  const query = arrange(context, draft, { measures, groups, filters: [...filters, ...periods] })
  if (query && query.measures.length === 0 && query.isShare) context.problems.push(createProblem('noMeasure', nothing))
  return query && context.problems.length === 0 ? { ...context, query } : context
}

const nothing: Span = { start: 0, end: 0, text: '' }

// Which sheet's rows are counted

function isReachable(joins: Join[], base: number, { sheet }: ColumnRef): boolean {
  return sheet === base || joins.some(({ from, to }) => from.sheet === base && to.sheet === sheet)
}

/** What it costs to take a slot's best column from this base: its rank, and a little for a join. Infinity: not at all. */
function costOf(slot: Slot, joins: Join[], base: number, ownOnly = false): number {
  const costs = slot.candidates
    .filter(({ ref }) => (ownOnly ? ref.sheet === base : isReachable(joins, base, ref)))
    .map(({ ref, rank }) => rank + (ref.sheet === base ? 0 : 0.2))
  return Math.min(Number.POSITIVE_INFINITY, ...costs)
}

/**
 * Chooses the sheet whose rows the query counts: the one from which all columns can be had, measures from its own rows,
 * since a price that a join repeats would count several times.
 */
function chooseBase(draft: Draft, { workbook, joins }: Library): number | undefined {
  const costs = workbook.sheets.map((_, base) => {
    const slots = [
      ...draft.filters.map(({ slot }) => costOf(slot, joins, base)),
      ...draft.groups.flatMap(({ slot }) => (slot ? [costOf(slot, joins, base)] : [])),
      ...(draft.date ? [costOf(draft.date, joins, base)] : []),
      ...draft.measures.map((measure) => costOfMeasure(measure, joins, base)),
      ...draft.entities.map(({ reading }) =>
        reading.sheets.includes(base)
          ? 0
          : reading.sheets.some((sheet) => isReachable(joins, base, { sheet, column: 0 }))
            ? 0.5
            : 5,
      ),
      needsDate(draft) && listDates(workbook, joins, base).length === 0 ? Number.POSITIVE_INFINITY : 0,
      // Without anything to add up, the sheet with money in it is meant before the others.
      needsMoney(draft) && listNumbers(workbook, base, 'money').length === 0 ? 1 : 0,
    ]
    return slots.reduce((sum, cost) => sum + cost, 0)
  })
  const least = Math.min(...costs)
  return Number.isFinite(least) ? costs.indexOf(least) : undefined
}

function costOfMeasure({ slot, entity }: DraftMeasure, joins: Join[], base: number): number {
  if (slot) return costOf(slot, joins, base, true)
  if (!entity) return 0
  if (entity.reading.sheets.includes(base)) return 0
  return 0.4 + costOf({ ...entity, candidates: entity.reading.columns }, joins, base)
}

function needsDate(draft: Draft): boolean {
  return draft.periods.length > 0 || draft.groups.some(({ grain, slot }) => grain !== undefined && !slot)
}

function needsMoney(draft: Draft): boolean {
  const hasMeasure = draft.measures.some(({ slot, entity }) => slot || entity)
  return !hasMeasure && draft.entities.length === 0 && !draft.isList
}

function listDates(workbook: Workbook, joins: Join[], base: number): ColumnRef[] {
  const dates = listColumns(workbook).filter((ref) => getColumn(workbook, ref).type === 'date')
  const own = dates.filter(({ sheet }) => sheet === base)
  return own.length > 0 ? own : dates.filter((ref) => isReachable(joins, base, ref))
}

/** Number columns of a sheet that can be added up, or that are money. */
function listNumbers(workbook: Workbook, base: number, what: 'any' | 'additive' | 'money'): ColumnRef[] {
  return listColumns(workbook, base).filter((ref) => {
    const column = getColumn(workbook, ref)
    if (column.type !== 'number') return false
    if (what === 'any') return true
    const concepts = findConcepts(createKey(column.name))
    return concepts.some(({ isMoney, isAdditive }) => (what === 'money' ? isMoney : isAdditive))
  })
}

/** The columns exist, but in sheets that nothing ties together, or a sum would count rows several times. */
function createSeparatedProblem(draft: Draft, workbook: Workbook): Problem {
  const slots = [
    ...draft.measures.flatMap(({ slot }) => slot ?? []),
    ...draft.filters.map(({ slot }) => slot),
    ...draft.groups.flatMap(({ slot }) => slot ?? []),
  ]
  const columns = slots.flatMap(
    ({ candidates }) => candidates.toSorted((one, other) => one.rank - other.rank)[0]?.ref ?? [],
  )
  const hasDate = listColumns(workbook).some((ref) => getColumn(workbook, ref).type === 'date')
  if (needsDate(draft) && !hasDate) return createProblem('noDate', draft.periods[0] ?? draft.groups[0]?.span ?? nothing)
  return createProblem('notJoined', draft.periods[0] ?? slots[0] ?? nothing, { columns })
}

// Which column a word means

/** Ties a slot to one column, or asks which one is meant. */
function resolveSlot(
  context: Context,
  slot: Slot,
  code: ProblemCode = 'severalColumns',
  ownOnly = false,
): ColumnRef | undefined {
  const { library, base, decisions } = context
  const reachable = slot.candidates.filter(({ ref }) =>
    ownOnly ? ref.sheet === base : isReachable(library.joins, base, ref),
  )
  const cost = ({ ref, rank }: { ref: ColumnRef; rank: number }) => rank + (ref.sheet === base ? 0 : 0.2)
  const least = Math.min(...reachable.map(cost))
  const best = dropJoinedKeys(
    library.joins,
    reachable.filter((candidate) => cost(candidate) <= least + 1e-9).map(({ ref }) => ref),
  )
  const problem = createProblem(code, slot)
  const decided = reachable.find(({ ref }) => toId(ref) === decisions[problem.key])
  if (decided) return decided.ref
  const [only, ...others] = best
  if (only && others.length === 0) return only
  context.problems.push({ ...problem, choices: best.map(toChoice) })
  return undefined
}

function toId({ sheet, column }: ColumnRef): string {
  return `${sheet}.${column}`
}

function toChoice(column: ColumnRef): Choice {
  return { id: toId(column), kind: 'column', column }
}

/** Both ends of a join say the same; one of them is enough. */
function dropJoinedKeys(joins: Join[], refs: ColumnRef[]): ColumnRef[] {
  return refs.filter(
    (ref) => !joins.some(({ from, to }) => isSameColumn(to, ref) && refs.some((other) => isSameColumn(other, from))),
  )
}

function resolveFilter(context: Context, filter: DraftFilter): Filter | undefined {
  const column = resolveFilterColumn(context, filter)
  if (!column) return undefined
  const { workbook } = context.library
  switch (filter.kind) {
    case 'values': {
      const found = getColumn(workbook, column)
      const values = filter.values.flatMap((candidates) => {
        // Two spellings of one value, such as MADRID and Madrid, are both meant.
        const codes = candidates.filter(({ ref }) => isSameColumn(ref, column)).map(({ code }) => code)
        return found.type === 'text' ? codes.flatMap((code) => found.dictionary[code] ?? []) : []
      })
      return { kind: 'values', column, values: [...new Set(values)], isNegated: filter.isNegated }
    }
    case 'contains':
      return { kind: 'contains', column, text: filter.text, isNegated: filter.isNegated }
    case 'compare':
      return {
        kind: 'compare',
        column,
        comparison: filter.comparison,
        value: scale(context, column, filter.value, filter.isPercent),
      }
    case 'between':
      return {
        kind: 'between',
        column,
        low: scale(context, column, filter.low, filter.isPercent),
        high: scale(context, column, filter.high, filter.isPercent),
        isNegated: filter.isNegated,
      }
  }
}

function resolveFilterColumn(context: Context, filter: DraftFilter): ColumnRef | undefined {
  return resolveSlot(context, filter.slot, filter.kind === 'values' ? 'severalValueColumns' : 'severalColumns')
}

/** `discount over 10` means 10 %, where the column holds percentages. */
function scale(context: Context, ref: ColumnRef, value: number, isPercent: boolean): number {
  const column = getColumn(context.library.workbook, ref)
  const isShare = column.type === 'number' && column.unit === 'percent'
  if (!isShare || isPercent || Math.abs(value) <= 1) return value
  const share = Number(`${value}e-2`)
  context.assumptions.push({ code: 'percent', text: String(value), value: share })
  return share
}

/** `orders over 100`: 100 of what, only the visitor knows, unless there is one number. */
function resolveLoose(context: Context, { loose }: Draft): Filter[] {
  return loose.flatMap((condition) => {
    const numbers = listNumbers(context.library.workbook, context.base, 'any')
    const slot = { ...condition, candidates: numbers.map((ref) => ({ ref, rank: 0 })) }
    const column = resolveSlot(context, slot, 'whichNumber', true)
    if (!column) return []
    const value = scale(context, column, condition.value, condition.isPercent)
    return [{ kind: 'compare' as const, column, comparison: condition.comparison, value }]
  })
}

function resolveGroups(context: Context, draft: Draft): Group[] {
  return draft.groups.flatMap(({ slot, grain, span }) => {
    const column = slot ? resolveSlot(context, slot) : resolveDate(context, draft, span)
    if (!column) return []
    const isDate = getColumn(context.library.workbook, column).type === 'date'
    if (!isDate) return [{ column }]
    return [{ column, grain: grain ?? ('day' satisfies Grain) }]
  })
}

function resolveDate(context: Context, draft: Draft, span: Span): ColumnRef | undefined {
  if (draft.date) return resolveSlot(context, draft.date, 'severalDates')
  const dates = listDates(context.library.workbook, context.library.joins, context.base)
  const slot = { ...span, candidates: dates.map((ref) => ({ ref, rank: 0 })) }
  // One choice for the whole question: the month that filters and the month that groups are of the same date.
  const decided = dates.find((ref) => toId(ref) === context.decisions['severalDates:'])
  if (decided) return decided
  if (dates.length === 0) context.problems.push(createProblem('noDate', span))
  if (dates.length <= 1) return dates[0]
  const isAsked = context.problems.some(({ code }) => code === 'severalDates')
  if (!isAsked)
    context.problems.push({
      ...createProblem('severalDates', slot),
      key: 'severalDates:',
      choices: dates.map(toChoice),
    })
  return undefined
}

// Periods

function resolvePeriods(context: Context, draft: Draft): Filter[] {
  if (draft.periods.length === 0) return []
  const column = resolveDate(context, draft, draft.periods[0] ?? nothing)
  if (!column) return []
  const years = findYears(context.library.workbook, column)
  const shared = findSharedYear(draft.periods)
  const ranges = { kept: [] as DayRange[], left: [] as DayRange[] }
  for (const period of dropYearsAlone(draft.periods, shared)) {
    const found = toRanges(context, period, years, shared)
    if (!found) return []
    ranges[period.isNegated ? 'left' : 'kept'].push(...found)
  }
  return [
    ...(ranges.kept.length > 0 ? [{ kind: 'period' as const, column, ranges: ranges.kept, isNegated: false }] : []),
    ...(ranges.left.length > 0 ? [{ kind: 'period' as const, column, ranges: ranges.left, isNegated: true }] : []),
  ]
}

function isOnlyYear({ from, to }: DraftPeriod, all: DraftPeriod[]): boolean {
  return all.length > 1 && Object.keys({ ...from, ...to }).join() === 'year'
}

/** The one year that a question names: it is the year of all its months. */
function findSharedYear(periods: DraftPeriod[]): number | undefined {
  const years = new Set(periods.flatMap(({ from, to }) => [from?.year, to?.year]).filter((year) => year !== undefined))
  return years.size === 1 ? [...years][0] : undefined
}

/** `in March, in 2025`: the year alone only completes the month. */
function dropYearsAlone(periods: DraftPeriod[], shared: number | undefined): DraftPeriod[] {
  const rest = periods.filter((period) => !isOnlyYear(period, periods))
  return shared !== undefined && rest.length > 0 ? rest : periods
}

/** For each year in which a column has dates, the months that occur. */
function findYears(workbook: Workbook, ref: ColumnRef): Map<number, Set<number>> {
  const years = new Map<number, Set<number>>()
  const column = getColumn(workbook, ref)
  if (column.type !== 'date') return years
  for (const day of new Set(column.values)) {
    if (Number.isNaN(day)) continue
    const date = toDate(day)
    const months = years.get(date.getUTCFullYear()) ?? new Set()
    years.set(date.getUTCFullYear(), months.add(date.getUTCMonth() + 1))
  }
  return years
}

/** The days of a period; of several years, if it names none and the visitor said all. */
function toRanges(
  context: Context,
  period: DraftPeriod,
  years: Map<number, Set<number>>,
  shared: number | undefined,
): DayRange[] | undefined {
  const named = period.from?.year ?? period.to?.year ?? shared
  const chosen = named === undefined ? chooseYears(context, period, years) : [named]
  const ranges = chosen?.map((year) => toRange(period, year))
  if (ranges?.some((range) => range === undefined)) {
    context.problems.push(createProblem('noSuchPeriod', period))
    return undefined
  }
  return ranges?.flatMap((range) => range ?? [])
}

function toRange({ from, to, isExclusive }: DraftPeriod, year: number): DayRange | undefined {
  const first = from && toDays(from, from.year ?? to?.year ?? year)
  const last = to && toDays(to, to.year ?? from?.year ?? year)
  if ((from && !first) || (to && !last)) return undefined
  const start = first ? (isExclusive && !to ? first.to : first.from) : Number.NEGATIVE_INFINITY
  const end = last ? (isExclusive && !from ? last.from : last.to) : Number.POSITIVE_INFINITY
  return start < end ? { from: start, to: end } : undefined
}

/** From the first day of a period to the day after its last. */
function toDays({ quarter, month, day }: Period, year: number): DayRange | undefined {
  if (day !== undefined) {
    const found = toDay(year, month ?? 0, day)
    return found === undefined ? undefined : { from: found, to: found + 1 }
  }
  if (month !== undefined) return { from: startOfMonth(year, month), to: startOfMonth(year, month + 1) }
  if (quarter !== undefined)
    return { from: startOfMonth(year, quarter * 3 - 2), to: startOfMonth(year, quarter * 3 + 1) }
  return { from: startOfMonth(year, 1), to: startOfMonth(year + 1, 1) }
}

/** March without a year is the March of the data, if there is only one; else the visitor says which. */
function chooseYears(context: Context, period: DraftPeriod, years: Map<number, Set<number>>): number[] | undefined {
  const ends = [period.from, period.to].flatMap((end) => end ?? [])
  const hasAll = (months: Set<number>) => ends.some((end) => listMonths(end).some((month) => months.has(month)))
  const fitting = [...years].filter(([, months]) => hasAll(months)).map(([year]) => year)
  const possible = (fitting.length > 0 ? fitting : [...years.keys()]).toSorted((one, other) => one - other)
  const problem = createProblem('severalYears', period)
  const decided = context.decisions[problem.key]
  if (decided === 'all') return possible
  const year = possible.find((each) => String(each) === decided)
  if (year !== undefined) return [year]
  const [only, ...others] = possible
  if (only === undefined) {
    context.problems.push(createProblem('noSuchPeriod', period))
    return undefined
  }
  if (others.length === 0) {
    context.assumptions.push({ code: 'year', text: period.text, year: only })
    return [only]
  }
  const choices: Choice[] = possible.map((each) => ({ id: String(each), kind: 'year', year: each }))
  // An open end, as in `since March`, has no meaning in several years at once.
  if (period.from && period.to) choices.push({ id: 'all', kind: 'allYears' })
  context.problems.push({ ...problem, choices })
  return undefined
}

function listMonths({ month, quarter }: Period): number[] {
  if (month !== undefined) return [month]
  return quarter === undefined ? [] : [quarter * 3 - 2, quarter * 3 - 1, quarter * 3]
}

// What is calculated

function resolveMeasures(context: Context, draft: Draft): Measure[] {
  return draft.measures.flatMap((measure): Measure[] => {
    if (measure.slot) return resolveColumnMeasure(context, draft, measure, measure.slot)
    if (measure.entity) return resolveCount(context, measure)
    if (measure.aggregate === 'count') {
      context.assumptions.push({ code: 'counted', sheet: context.base })
      return [{ aggregate: 'count' }]
    }
    const column = resolveMoney(context, measure.span)
    return column ? [{ aggregate: measure.aggregate ?? 'sum', column }] : []
  })
}

function resolveColumnMeasure(context: Context, draft: Draft, measure: DraftMeasure, slot: Slot): Measure[] {
  const column = resolveSlot(context, slot, 'severalColumns', true)
  if (!column) return []
  const aggregate = measure.aggregate ?? chooseAggregate(context, draft, slot, column)
  return aggregate ? [{ aggregate, column }] : []
}

/** Sales are added up without asking; a price may be wanted as an average, a minimum or a maximum. */
function chooseAggregate(context: Context, draft: Draft, slot: Slot, ref: ColumnRef): Aggregate | undefined {
  const problem = createProblem('whichAggregate', slot)
  const choices: Aggregate[] = ['sum', 'average', 'median', 'min', 'max']
  const decided = choices.find((each) => each === context.decisions[problem.key])
  if (decided) return decided
  const concepts = findConcepts(createKey(getColumn(context.library.workbook, ref).name))
  if (draft.isShare || concepts.some(({ isAdditive }) => isAdditive)) {
    context.assumptions.push({ code: 'summed', column: ref })
    return 'sum'
  }
  if (draft.superlative && concepts.length > 0) {
    const aggregate = draft.superlative.direction === 'highest' ? 'max' : 'min'
    context.assumptions.push({ code: 'extreme', column: ref, aggregate })
    return aggregate
  }
  context.problems.push({
    ...problem,
    columns: [ref],
    choices: choices.map((aggregate) => ({ id: aggregate, kind: 'aggregate', aggregate })),
  })
  return undefined
}

/** Orders are rows of their sheet; customers, counted in the orders, are different names. */
function resolveCount(context: Context, { entity, aggregate }: DraftMeasure): Measure[] {
  if (!entity) return []
  if (entity.reading.sheets.includes(context.base)) return [{ aggregate: 'count' }]
  const texts = entity.reading.columns.filter(({ ref }) => getColumn(context.library.workbook, ref).type === 'text')
  const column = resolveSlot(context, { ...entity, candidates: texts })
  return column ? [{ aggregate: aggregate === 'count' ? 'distinct' : (aggregate ?? 'distinct'), column }] : []
}

/** The column that a business counts in, where a question names none: the only one called sales, revenue, amount … */
function resolveMoney(context: Context, span: Span): ColumnRef | undefined {
  const { workbook } = context.library
  const money = listNumbers(workbook, context.base, 'money')
  const [only, ...others] = money
  if (only && others.length === 0) {
    context.assumptions.push({ code: 'ranked', column: only })
    return only
  }
  const choices = money.length > 0 ? money : listNumbers(workbook, context.base, 'any')
  const decided = choices.find((ref) => toId(ref) === context.decisions['whichMeasure:'])
  if (decided) return decided
  context.problems.push({
    ...createProblem('whichMeasure', span),
    key: 'whichMeasure:',
    choices: choices.map(toChoice),
  })
  return undefined
}

type Parts = { measures: Measure[]; groups: Group[]; filters: Filter[] }

/** Puts the parts together, and decides what a question means that names nothing to calculate. */
function arrange(context: Context, draft: Draft, { measures, groups, filters }: Parts): Query | undefined {
  const { superlative, isShare, having } = draft
  const calculated = measures.length > 0 || draft.isList ? measures : completeMeasures(context, draft, groups, filters)
  if (!calculated) return undefined
  if (superlative && groups.length === 0) {
    context.problems.push(createProblem('notRankable', nothing))
    return undefined
  }
  if (draft.isMonthTaken) context.assumptions.push({ code: 'byMonth' })
  const isOverTime = groups[0]?.grain !== undefined
  const limit = superlative && (superlative.count ?? (superlative.isPlural ? 10 : 1))
  if (superlative && superlative.count === undefined && superlative.isPlural) {
    context.assumptions.push({ code: 'limited', limit: 10 })
  }
  const order = superlative
    ? { by: 'measure' as const, direction: superlative.direction }
    : isOverTime
      ? { by: 'group' as const, direction: 'lowest' as const }
      : { by: 'measure' as const, direction: 'highest' as const }
  const parts = { base: context.base, measures: calculated, groups, filters, isShare }
  const query: Query = {
    ...parts,
    joins: [],
    ...(having && { having }),
    ...(groups.length > 0 && calculated.length > 0 && { order }),
    ...(limit !== undefined && { limit }),
  }
  const { joins } = context.library
  const sheets = new Set(listUsedColumns(query).map(({ sheet }) => sheet))
  return { ...query, joins: joins.filter(({ from, to }) => from.sheet === context.base && sheets.has(to.sheet)) }
}

/** No measure was named: rows are counted, listed, or ranked by the money column. Undefined: the question asks nothing. */
function completeMeasures(context: Context, draft: Draft, groups: Group[], filters: Filter[]): Measure[] | undefined {
  const [entity] = draft.entities
  if (draft.superlative || (draft.isComparison && !entity)) {
    const column = resolveMoney(context, nothing)
    return column && [{ aggregate: 'sum', column }]
  }
  if (entity && groups.length > 0) {
    context.assumptions.push({ code: 'counted', sheet: context.base })
    return [{ aggregate: 'count' }]
  }
  if (entity && draft.isShare) return [{ aggregate: 'count' }]
  if (entity && filters.length > 0) return []
  context.problems.push(
    createProblem('noMeasure', nothing, { columns: listNumbers(context.library.workbook, context.base, 'any') }),
  )
  return undefined
}
