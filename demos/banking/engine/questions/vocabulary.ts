import type { Category } from '../categories.ts'

export const measures = [
  'subscriptions',
  'recurring',
  'largest',
  'average',
  'count',
  'byCategory',
  'byMonth',
  'list',
  'net',
  'balance',
  'total',
] as const

/** What a question asks for; where two are named, the earlier one in the list is meant. */
export type Measure = (typeof measures)[number]

export type PeriodName = 'thisWeek' | 'lastWeek' | 'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear' | 'allTime'

/**
 * The words of one language. Each value is a list of phrases between commas, in lower case and without accents; `#`
 * stands for a number.
 */
export type Vocabulary = {
  measures: Record<Measure, string>
  directions: Record<'in' | 'out', string>
  categories: Partial<Record<Category, string>>
  /** January first. */
  months: readonly string[]
  /** January to March first. */
  quarters: readonly string[]
  periods: Record<PeriodName, string>
  lastMonths: string
  lastDays: string
  /** Several of the largest; without a number, five. */
  limit: string
  above: string
  below: string
  from: string
  between: string
  to: string
  numbers: Record<string, number>
  /** Words that may stand anywhere and change nothing. */
  skip: string
}
