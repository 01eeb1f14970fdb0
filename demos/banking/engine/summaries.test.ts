import { expect, test } from 'vitest'
import { measureBudgets, suggestBudgets } from './budgets.ts'
import { addMonths, createDate, getMonthPeriod, listMonths } from './calendar.ts'
import type { Category } from './categories.ts'
import type { Categorized } from './categorize.ts'
import { exportCsv } from './export-csv.ts'
import { readCsv } from './statements/read-csv.ts'
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

test('a budget is over, ahead of the month or within', () => {
  const budgets = { groceries: 5_000, leisure: 20_000 }
  const judge = (month: string, today: string) =>
    measureBudgets(movements, budgets, month, today).map(({ category, spentCents, state }) => [
      category,
      spentCents,
      state,
    ])
  expect(judge('2026-02', '2026-04-30')).toEqual([
    ['groceries', 7_000, 'over'],
    ['leisure', 0, 'within'],
  ])
  // On 3 February 3/28 of the month are over; 70 of 200 are 35 %.
  const early = [create('2026-02-02', -70, 'leisure')]
  expect(measureBudgets(early, budgets, '2026-02', '2026-02-03')[1]?.state).toBe('ahead')
  expect(measureBudgets(early, budgets, '2026-02', '2026-02-28')[1]?.state).toBe('within')
})

test('a suggested budget is the median of whole months, rounded up to fives', () => {
  const months = [310, 290, 305].flatMap((amount, index) => [create(`2026-0${index + 1}-15`, -amount, 'groceries')])
  const all = [create('2025-12-20', -999, 'groceries'), ...months, create('2026-04-02', -999, 'groceries')]
  // Whole months are January to March: the median of 310, 290 and 305 is 305.
  expect(suggestBudgets(all)).toEqual({ groceries: 30_500 })
})

test('the exported file holds each movement, escapes formulas and can be read again', () => {
  const list = [
    create('2026-03-01', -1_234.56, 'groceries', '=HYPERLINK("x"); "quoted"'),
    create('2026-03-02', 5, 'unknown', 'Café'),
  ]
  const headings = {
    date: 'Fecha',
    description: 'Concepto',
    amount: 'Importe',
    currency: 'Divisa',
    category: 'Categoría',
    certainty: 'Seguridad',
    account: 'Cuenta',
  }
  const words = { headings, nameCategory: (category: string) => category, sure: 'sí', notSure: 'no' }
  const csv = exportCsv(list, { words, accounts: [{ name: 'ES91', currency: 'EUR' }], decimalMark: ',' })
  expect(csv).toContain(`2026-03-01;"'=HYPERLINK(""x""); ""quoted""";-1234,56;EUR;groceries;sí;ES91\r\n`)
  const [account] = readCsv(csv.slice(1)).accounts
  expect(account?.lines.map(({ date, cents }) => [date, cents])).toEqual(list.map(({ date, cents }) => [date, cents]))
})

test('the calendar: leap days, short months and the turn of the year', () => {
  expect(createDate(2024, 2, 29)).toBe('2024-02-29')
  expect(createDate(2026, 2, 29)).toBeUndefined()
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  expect(getMonthPeriod('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(listMonths({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})
