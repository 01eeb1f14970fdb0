import { startOfMonth, toDate, toDay } from '../../shared/calendar.ts'
import type { DayRange } from './query.ts'
import { at, chooseDate, hasColumn, isOneOf, type Reading, readColumns, refuse, use } from './reading.ts'
import type { Period, Span, Token } from './tokenize.ts'
import { type Choice, createProblem } from './understanding.ts'
import { type ColumnRef, getColumn } from './workbook.ts'

/** Both ends count; without one it is open. Two equal ends are the period itself. */
type Stretch = Span & {
  from?: Period
  to?: Period
  /** `before` leaves the end itself out, `after` the beginning. */
  isExclusive: boolean
  isNegated: boolean
}

/** March, from March to June, before 2025, 2025年以来; and the date column that stands beside it. */
export function readPeriods(reading: Reading): void {
  const all = reading.tokens.flatMap((_, index) => readStretch(reading, index) ?? [])
  const [first] = all
  if (!first) return
  const named = reading.tokens.find(
    (token, index) =>
      !reading.used.has(token) &&
      !isOneOf(reading.tokens[index - 1], 'by', 'each') &&
      hasColumn(reading, token, 'date'),
  )
  use(reading, named)
  const column = chooseDate(reading, named ?? first, named && readColumns(reading, named, 'date'))
  if (!column) return
  const years = new Set(all.flatMap(({ from, to }) => [from?.year, to?.year]).filter((year) => year !== undefined))
  // The one year that a question names is the year of all its months: `in March, in 2025`.
  const shared = years.size === 1 ? [...years][0] : undefined
  const months = all.filter(({ from, to }) => Object.keys({ ...from, ...to }).join() !== 'year')
  for (const isNegated of [false, true]) {
    const stretches = (shared !== undefined && months.length > 0 ? months : all).filter(
      (each) => each.isNegated === isNegated,
    )
    const ranges = stretches.flatMap((stretch) => toRanges(reading, stretch, column, shared))
    if (ranges.length > 0) reading.filters.push({ kind: 'period', column, ranges, isNegated })
  }
}

function readStretch(reading: Reading, index: number): Stretch | undefined {
  const token = at(reading, index)
  if (token?.kind !== 'period') return undefined
  const [before, link, end] = [at(reading, index - 1), at(reading, index + 1), at(reading, index + 2)]
  const isOpened = isOneOf(before, 'between', 'from') || (before?.kind === 'bound' && before.bound === 'since')
  const isLinked =
    isOneOf(link, 'to') ||
    (link?.kind === 'bound' && link.bound === 'until') ||
    (isOneOf(link, 'and') && isOneOf(before, 'between'))
  const negation = at(reading, index - (isOpened ? 2 : 1))
  const isNegated = negation?.kind === 'not'
  use(reading, token, isNegated ? negation : undefined)
  if (end?.kind === 'period' && isLinked) {
    const close = at(reading, index + 3)
    use(reading, link, end, isOpened ? before : undefined, isOneOf(close, 'between') ? close : undefined)
    const text = `${token.text} – ${end.text}`
    return { ...token, text, from: token.period, to: end.period, isExclusive: false, isNegated }
  }
  // `March June` may be both months or all from one to the other; a year beside a month only completes it.
  if (link?.kind === 'period' && Object.keys(token.period).some((part) => part in link.period)) refuse(reading, link)
  // The word that opens or closes a period: before it, in Chinese after it.
  const bound = [before, reading.locale === 'zh' ? link : undefined].find((each) => readBound(each))
  const kind = readBound(bound)
  use(reading, bound, isOneOf(before, 'from') ? before : undefined)
  return {
    ...token,
    ...(kind !== 'until' && kind !== 'before' && { from: token.period }),
    ...(kind !== 'since' && kind !== 'after' && { to: token.period }),
    isExclusive: kind === 'before' || kind === 'after',
    isNegated,
  }
}

function readBound(token: Token | undefined): 'since' | 'until' | 'before' | 'after' | undefined {
  if (token?.kind === 'bound') return token.bound
  const bounds = { '>': 'after', '>=': 'since', '<': 'before', '<=': 'until', '=': undefined, '<>': undefined } as const
  return token?.kind === 'compare' ? bounds[token.comparison] : undefined
}

/** The days of a period; of several years, if it names none and the visitor said all. */
function toRanges(reading: Reading, stretch: Stretch, column: ColumnRef, shared: number | undefined): DayRange[] {
  const named = stretch.from?.year ?? stretch.to?.year ?? shared
  const years = named === undefined ? chooseYears(reading, stretch, column) : [named]
  const ranges = years.flatMap((year) => toRange(stretch, year) ?? [])
  if (ranges.length < years.length) reading.problems.push(createProblem('noSuchPeriod', stretch))
  return ranges
}

function toRange({ from, to, isExclusive }: Stretch, year: number): DayRange | undefined {
  const first = from && toDays(from, from.year ?? to?.year ?? year)
  const last = to && toDays(to, to.year ?? from?.year ?? year)
  if ((from && !first) || (to && !last)) return undefined
  const start = first ? (isExclusive ? first.to : first.from) : Number.NEGATIVE_INFINITY
  const end = last ? (isExclusive ? last.from : last.to) : Number.POSITIVE_INFINITY
  return start < end ? { from: start, to: end } : undefined
}

/** From the first day of a period to the day after its last. */
function toDays({ quarter, month, day }: Period, year: number): DayRange | undefined {
  if (day !== undefined) {
    const found = toDay(year, month ?? 0, day)
    return found === undefined ? undefined : { from: found, to: found + 1 }
  }
  const [first, length] = quarter !== undefined ? [quarter * 3 - 2, 3] : month !== undefined ? [month, 1] : [1, 12]
  return { from: startOfMonth(year, first), to: startOfMonth(year, first + length) }
}

/** March without a year is the March of the data, if there is only one; else the visitor says which. */
function chooseYears(reading: Reading, stretch: Stretch, ref: ColumnRef): number[] {
  const column = getColumn(reading.workbook, ref)
  const days = column.type === 'date' ? [...new Set(column.values)].filter((day) => !Number.isNaN(day)) : []
  const isNear = (day: number) => {
    const year = toDate(day).getUTCFullYear()
    return [stretch.from, stretch.to].some((end) => {
      const { day: _, ...months } = end ?? {}
      const range = end && toDays(months, year)
      return range && day >= range.from && day < range.to
    })
  }
  const fitting = days.filter(isNear)
  const years = (fitting.length > 0 ? fitting : days).map((day) => toDate(day).getUTCFullYear())
  const possible = [...new Set(years)].toSorted((one, other) => one - other)
  const problem = createProblem('severalYears', stretch)
  const decided = reading.decisions[problem.key]
  if (decided === 'all') return possible
  const chosen = possible.filter((year) => possible.length === 1 || String(year) === decided)
  const [only] = chosen
  if (only !== undefined) {
    if (!decided) reading.assumptions.push({ code: 'year', text: stretch.text, year: only })
    return chosen
  }
  const choices = possible.map((year): Choice => ({ id: String(year), kind: 'year', year }))
  // An open end, as in `since March`, has no meaning in several years at once.
  if (stretch.from && stretch.to) choices.push({ id: 'all', kind: 'allYears' })
  reading.problems.push(possible.length > 0 ? { ...problem, choices } : createProblem('noSuchPeriod', stretch))
  return []
}
