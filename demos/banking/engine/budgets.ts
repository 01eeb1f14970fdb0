import { median } from 'simple-statistics'
import { countDays, getMonth, getMonthPeriod, type IsoDate, listMonths } from './calendar.ts'
import { type Category, categories, incomeCategories, neutralCategories } from './categories.ts'
import type { Categorized } from './categorize.ts'
import { getExtent, sumCents } from './movement.ts'
import { filterPeriod } from './summaries.ts'

/** Cents a month for each category that has a budget. */
export type Budgets = Partial<Record<Category, number>>

export type BudgetProgress = {
  category: Category
  budgetCents: number
  spentCents: number
  /** Spent through budget: 1 is all of it. */
  share: number
  state: 'within' | 'ahead' | 'over'
}

export const budgetCategories = categories.filter(
  (category) => !incomeCategories.includes(category) && !neutralCategories.includes(category),
)

/** Spending may run ahead of the month by this part of the budget before it is marked. */
const aheadMargin = 0.15

/** Suggested budgets are rounded up to five units of money. */
const roundingCents = 500

/**
 * How far each budget is used up in a month.
 *
 * @param month `2026-03`
 * @param today the last day that the statements cover, to compare with how far the month has gone
 */
export function measureBudgets(
  movements: readonly Categorized[],
  budgets: Budgets,
  month: string,
  today: IsoDate,
): BudgetProgress[] {
  const period = getMonthPeriod(month)
  const inMonth = filterPeriod(movements, period)
  const length = countDays(period.from, period.to) + 1
  const elapsed = Math.min(1, Math.max(0, (countDays(period.from, today) + 1) / length))
  return budgetCategories.flatMap((category) => {
    const budgetCents = budgets[category]
    if (!budgetCents) return []
    const spentCents = 0 - sumCents(inMonth.filter((movement) => movement.category === category))
    const share = spentCents / budgetCents
    return [{ category, budgetCents, spentCents, share, state: judge(share, elapsed) }]
  })
}

/** A budget for each category that is paid in most months: the median of the last six whole months, rounded up. */
export function suggestBudgets(movements: readonly Categorized[]): Budgets {
  const extent = getExtent(movements)
  if (!extent) return {}
  const whole = listMonths(extent).filter((month) => {
    const { from, to } = getMonthPeriod(month)
    return from >= extent.from && to <= extent.to
  })
  const months = (whole.length > 0 ? whole : [getMonth(extent.to)]).slice(-6)
  const suggested = budgetCategories.flatMap((category) => {
    const spent = months.map(
      (month) =>
        0 - sumCents(filterPeriod(movements, getMonthPeriod(month)).filter((one) => one.category === category)),
    )
    const usual = median(spent)
    return usual > 0 ? [[category, Math.ceil(usual / roundingCents) * roundingCents] as const] : []
  })
  return Object.fromEntries(suggested)
}

function judge(share: number, elapsed: number): BudgetProgress['state'] {
  if (share > 1) return 'over'
  return elapsed < 1 && share > elapsed + aheadMargin ? 'ahead' : 'within'
}
