import { addDays, addMonths, getMonth, getMonthPeriod, type IsoDate, type Period, toDayNumber } from '../calendar.ts'
import type { Token } from './read-tokens.ts'
import type { PeriodName } from './vocabulary.ts'

/**
 * The periods that a question names, one for each; two that belong together (“from … to …”) become one. Without any it
 * is the whole of the statements.
 *
 * @param extent the days that the statements cover; the last one is today
 * @returns nothing where a period would end before it begins
 */
export function readPeriods(tokens: readonly Token[], extent: Period): Period[] | undefined {
  const found: { period: Period; at: number }[] = []
  tokens.forEach((token, at) => {
    const period = readPeriod(tokens, at, extent)
    if (period) found.push({ period, at })
    else if (token.kind === 'year' && !isPartOfMonth(tokens, at)) found.push({ period: getYearPeriod(token.value), at })
  })
  if (found.length === 0) return [extent]
  const [first, second] = found
  const isRange =
    first &&
    second &&
    (tokens.slice(0, first.at).some(({ kind }) => kind === 'between') ||
      tokens.slice(first.at, second.at).some(({ kind }) => kind === 'to') ||
      tokens.slice(second.at).some(({ kind }) => kind === 'between'))
  if (isRange) {
    const range = { from: alignYear(first.period, second.period).from, to: second.period.to }
    return range.from <= range.to ? [range] : undefined
  }
  if (first && found.length === 1 && tokens[first.at - 1]?.kind === 'from') {
    return [{ from: first.period.from, to: extent.to }]
  }
  return found.map(({ period }) => period)
}

/** “From November to January”: the first month lies before the second, if need be a year earlier. */
function alignYear(first: Period, second: Period): Period {
  return first.from <= second.from ? first : { ...first, from: addMonths(first.from, -12) }
}

function readPeriod(tokens: readonly Token[], at: number, extent: Period): Period | undefined {
  const token = tokens[at]
  const today = extent.to
  switch (token?.kind) {
    case 'month': {
      const year = findYear(tokens, at) ?? guessYear(token.value, today)
      return getMonthPeriod(`${year}-${String(token.value).padStart(2, '0')}`)
    }
    case 'quarter': {
      const month = token.value * 3 - 2
      const year = findYear(tokens, at) ?? guessYear(month, today)
      const from = `${year}-${String(month).padStart(2, '0')}-01`
      return { from, to: addDays(addMonths(from, 3), -1) }
    }
    case 'lastMonths':
      return { from: addDays(addMonths(today, -token.value), 1), to: today }
    case 'lastDays':
      return { from: addDays(today, 1 - token.value), to: today }
    case 'period':
      return getNamedPeriod(token.value, extent)
    default:
      return undefined
  }
}

function getNamedPeriod(name: PeriodName, extent: Period): Period {
  const today = extent.to
  const year = Number(today.slice(0, 4))
  // 1970-01-01 was a Thursday; weeks begin on Monday.
  const monday = addDays(today, -((toDayNumber(today) + 3) % 7))
  const periods: Record<PeriodName, Period> = {
    thisWeek: { from: monday, to: addDays(monday, 6) },
    lastWeek: { from: addDays(monday, -7), to: addDays(monday, -1) },
    thisMonth: getMonthPeriod(getMonth(today)),
    lastMonth: getMonthPeriod(getMonth(addMonths(today, -1))),
    thisYear: getYearPeriod(year),
    lastYear: getYearPeriod(year - 1),
    allTime: extent,
  }
  return periods[name]
}

function getYearPeriod(year: number): Period {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** The year that stands beside a month or quarter, behind it or, in Chinese, before it. */
function findYear(tokens: readonly Token[], at: number): number | undefined {
  const { before, behind } = findNeighbors(tokens, at)
  if (behind?.kind === 'year') return behind.value
  return before?.kind === 'year' ? before.value : undefined
}

function isPartOfMonth(tokens: readonly Token[], at: number): boolean {
  const { before, behind } = findNeighbors(tokens, at)
  return [before, behind].some((token) => token?.kind === 'month' || token?.kind === 'quarter')
}

function findNeighbors(tokens: readonly Token[], at: number): { before: Token | undefined; behind: Token | undefined } {
  return {
    before: tokens.slice(0, at).findLast(({ kind }) => kind !== 'skip'),
    behind: tokens.slice(at + 1).find(({ kind }) => kind !== 'skip'),
  }
}

/** A month without a year is the latest one that has begun. */
function guessYear(month: number, today: IsoDate): number {
  const year = Number(today.slice(0, 4))
  return month <= Number(today.slice(5, 7)) ? year : year - 1
}
