import { expect, test } from 'vitest'
import { addMonths, getMonthPeriod, listMonths } from './calendar.ts'
import type { Category } from './categories.ts'
import type { Categorized } from './categorize.ts'
import { listBalances, listSpending, summarizeMonths } from './summaries.ts'
import { createMovement } from './testing.ts'

function create(date: string, amount: number, category: Category | 'unknown', description = 'X'): Categorized {
  return {
    ...createMovement(date, amount, description),
    category,
    confidence: 1,
    isSure: true,
    reason: { kind: 'none' },
  }
}

const movements = [
  create('2026-01-28', 2_000, 'salary'),
  create('2026-02-02', -100, 'groceries'),
  create('2026-02-20', 30, 'groceries'),
  create('2026-02-21', -500, 'transfers'),
  create('2026-04-30', -60, 'leisure'),
]

test('refunds lower their category, transfers are neither spent nor earned, months without movements are zero', () => {
  expect(listSpending(movements).map(({ category, cents }) => [category, cents])).toEqual([
    ['groceries', 7_000],
    ['leisure', 6_000],
  ])
  expect(summarizeMonths(movements)).toEqual([
    { month: '2026-01', inCents: 200_000, outCents: 0 },
    { month: '2026-02', inCents: 3_000, outCents: 10_000 },
    { month: '2026-03', inCents: 0, outCents: 0 },
    { month: '2026-04', inCents: 0, outCents: 6_000 },
  ])
})

test('balances are followed back from the present one', () => {
  expect(listBalances(movements, 137_000, ['2026-01-27', '2026-02-02', '2026-04-30'])).toEqual([0, 190_000, 137_000])
})

test('the calendar: leap days, short months and the turn of the year', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  expect(getMonthPeriod('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(listMonths({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})
