/** The purposes and sources of money, in the order of lists on the page. */
export const categories = [
  'salary',
  'otherIncome',
  'housing',
  'utilities',
  'telecom',
  'groceries',
  'restaurants',
  'transport',
  'health',
  'insurance',
  'subscriptions',
  'shopping',
  'leisure',
  'travel',
  'education',
  'taxes',
  'fees',
  'cash',
  'other',
  'transfers',
] as const

export type Category = (typeof categories)[number]

/** A movement's label: its category, or that none is known. */
export type CategoryOrUnknown = Category | 'unknown'

export const incomeCategories: readonly CategoryOrUnknown[] = ['salary', 'otherIncome']

/** Money that only changes its place: neither spent nor earned. */
export const neutralCategories: readonly CategoryOrUnknown[] = ['transfers']

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value)
}
