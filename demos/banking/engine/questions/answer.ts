import type { IsoDate, Period } from '../calendar.ts'
import { incomeCategories } from '../categories.ts'
import type { Categorized } from '../categorize.ts'
import { getExtent, sumCents } from '../movement.ts'
import type { Recurrence } from '../recurring.ts'
import { isSubscription } from '../recurring.ts'
import {
  type CategorySum,
  filterPeriod,
  isCounted,
  listBalances,
  listSpending,
  type MonthSummary,
  summarizeMonths,
} from '../summaries.ts'
import { holdsWords, type Query } from './understand.ts'

/** What a question comes to. Money that goes out is negative, as in the statement. */
export type Answer =
  | { kind: 'sums'; sums: PeriodSum[] }
  | { kind: 'average'; cents: number; months: number; movements: Categorized[] }
  | { kind: 'count'; count: number; movements: Categorized[] }
  | { kind: 'movements'; movements: Categorized[]; total: number }
  | { kind: 'categories'; sums: CategorySum[] }
  | { kind: 'months'; months: MonthSummary[] }
  | { kind: 'balance'; date: IsoDate; cents: number | undefined }
  | { kind: 'recurrences'; recurrences: Recurrence[] }

export type PeriodSum = { period: Period; cents: number; movements: Categorized[] }

export type AnswerContext = {
  /** Sorted by date. */
  movements: readonly Categorized[]
  recurrences: readonly Recurrence[]
  balanceCents: number | undefined
}

/** Calculates a query. Transfers between own accounts count only where the question names them. */
export function answer(query: Query, { movements, recurrences, balanceCents }: AnswerContext): Answer {
  const sums = query.periods.map((period) => {
    const selected = filterPeriod(selectMovements(movements, query), period)
    return { period, cents: sumCents(selected), movements: selected }
  })
  const all = sums.flatMap((sum) => sum.movements)
  switch (query.measure) {
    case 'balance':
      return findBalance(query, movements, balanceCents)
    case 'subscriptions':
    case 'recurring':
      return { kind: 'recurrences', recurrences: selectRecurrences(query, movements, recurrences) }
    case 'largest': {
      const largest = all.toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents)).slice(0, query.limit)
      return { kind: 'movements', movements: largest, total: all.length }
    }
    case 'list':
      return { kind: 'movements', movements: all, total: all.length }
    case 'count':
      return { kind: 'count', count: all.length, movements: all }
    case 'average': {
      const months = sums.flatMap(({ period }) => summarizeMonths(filterPeriod(movements, period))).length
      return { kind: 'average', cents: Math.round(sumCents(all) / Math.max(1, months)), months, movements: all }
    }
    case 'byCategory':
      return { kind: 'categories', sums: listSpending(all) }
    case 'byMonth':
      return { kind: 'months', months: summarizeMonths(all) }
    default:
      return { kind: 'sums', sums }
  }
}

/** The balance at the end of the period asked for, or at the end of the statements. */
function findBalance(
  { periods }: Query,
  movements: readonly Categorized[],
  presentCents: number | undefined,
): Extract<Answer, { kind: 'balance' }> {
  const today = getExtent(movements)?.to ?? ''
  const asked = periods.at(-1)?.to ?? today
  const date = asked < today ? asked : today
  const [cents] = presentCents === undefined ? [] : listBalances(movements, presentCents, [date])
  return { kind: 'balance', date, cents }
}

/**
 * The movements that a query is about. “Spent on groceries” takes a refund off, so a category counts in both directions;
 * without a category, spending is what goes out.
 */
function selectMovements(movements: readonly Categorized[], query: Query): Categorized[] {
  const { categories, merchant, direction, leastCents = 0, mostCents = Number.POSITIVE_INFINITY } = query
  const isNetOfRefunds = categories.length > 0 && query.measure !== 'largest' && query.measure !== 'list'
  return movements.filter((movement) => {
    const size = Math.abs(movement.cents)
    if (size < leastCents || size > mostCents) return false
    if (categories.length > 0 && !categories.some(({ category }) => category === movement.category)) return false
    if (categories.length === 0 && merchant.length === 0 && !isCounted(movement.category)) return false
    if (merchant.length > 0 && !holdsWords(movement.description, merchant)) return false
    if (!direction || isNetOfRefunds) return true
    return direction === 'in' ? movement.cents > 0 : movement.cents < 0
  })
}

function selectRecurrences(
  { measure, categories, merchant, direction }: Query,
  movements: readonly Categorized[],
  recurrences: readonly Recurrence[],
): Recurrence[] {
  const categoryOf = new Map(movements.map(({ id, category }) => [id, category]))
  return recurrences.filter((recurrence) => {
    const category = categoryOf.get(recurrence.movements.at(-1)?.id ?? '') ?? 'unknown'
    if (recurrence.hasEnded) return false
    if (categories.length > 0 && !categories.some((named) => named.category === category)) return false
    if (merchant.length > 0 && !holdsWords(recurrence.name, merchant)) return false
    if (measure === 'subscriptions') return isSubscription(recurrence, category)
    return direction === 'in' || incomeCategories.includes(category) ? direction !== 'out' : recurrence.cents < 0
  })
}
