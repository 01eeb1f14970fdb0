import { getMonth, type IsoDate, listMonths } from './calendar.ts'
import { type CategoryOrUnknown, categories, neutralCategories } from './categories.ts'
import type { Categorized } from './categorize.ts'
import { getExtent, sumCents } from './movement.ts'

export type MonthSummary = { month: string; inCents: number; outCents: number }

export type CategorySum = { category: CategoryOrUnknown; cents: number; count: number }

/** Sums by category, all of them: together they are the sum of the movements. */
export function sumByCategory(movements: readonly Categorized[]): CategorySum[] {
  const groups = Map.groupBy(movements, ({ category }) => category)
  return [...categories, 'unknown' as const].flatMap((category) => {
    const group = groups.get(category)
    return group ? [{ category, cents: sumCents(group), count: group.length }] : []
  })
}

/** Spending by category, as positive cents, the largest first. Refunds lower their category; transfers are no spending. */
export function listSpending(movements: readonly Categorized[]): CategorySum[] {
  return sumByCategory(movements.filter(({ category }) => isCounted(category)))
    .filter(({ cents }) => cents < 0)
    .map((sum) => ({ ...sum, cents: -sum.cents }))
    .sort((a, b) => b.cents - a.cents)
}

/** Money in and out by month, without transfers; both are positive cents. A month without movements has zeros. */
export function summarizeMonths(movements: readonly Categorized[]): MonthSummary[] {
  const extent = getExtent(movements)
  if (!extent) return []
  const counted = Map.groupBy(
    movements.filter(({ category }) => isCounted(category)),
    ({ date }) => getMonth(date),
  )
  return listMonths(extent).map((month) => {
    const group = counted.get(month) ?? []
    return {
      month,
      inCents: sumCents(group.filter(({ cents }) => cents > 0)),
      outCents: 0 - sumCents(group.filter(({ cents }) => cents < 0)),
    }
  })
}

/** The balance at the end of each day on which it is asked for, followed back from the present one. */
export function listBalances(
  movements: readonly { date: IsoDate; cents: number }[],
  presentCents: number,
  dates: readonly IsoDate[],
): number[] {
  return dates.map((date) => presentCents - sumCents(movements.filter((movement) => movement.date > date)))
}

export function isCounted(category: CategoryOrUnknown): boolean {
  return !neutralCategories.includes(category)
}
