import { startOfMonth, toDate, toDay } from '../../../shared/calendar.ts'
import type { Draft, DraftPeriod } from '../draft.ts'
import type { DayRange, Filter } from '../query.ts'
import type { Period, Span } from '../tokenize.ts'
import { type Choice, createProblem } from '../understanding.ts'
import { type ColumnRef, getColumn, type Workbook } from '../workbook.ts'
import { listDates } from './columns.ts'
import { type Context, nothing, resolveSlot, toChoice, toId } from './context.ts'

export function resolvePeriods(context: Context, draft: Draft): Filter[] {
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

export function resolveDate(context: Context, draft: Draft, span: Span): ColumnRef | undefined {
  if (draft.date) return resolveSlot(context, draft.date, 'severalDates')
  const dates = listDates(context.library.workbook, context.base)
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
