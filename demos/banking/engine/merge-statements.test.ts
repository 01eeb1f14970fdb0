import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeStatements } from './merge-statements.ts'
import { type AccountStatement, type Statement, type StatementLine, sumCents } from './movement.ts'

function createStatement(lines: StatementLine[], account: Partial<AccountStatement> = {}): Statement {
  return { format: 'csv', notes: [], accounts: [{ lines, reconciliation: { status: 'unknown' }, ...account }] }
}

const coffee = { date: '2026-03-02', cents: -150, description: 'BAR CENTRAL' }
const rent = { date: '2026-03-01', cents: -90_000, description: 'RENT' }
const salary = { date: '2026-03-28', cents: 200_000, description: 'SALARY' }

test('two equal coffees on one day are two movements, and stay two when the file is loaded again', () => {
  const statement = createStatement([coffee, coffee, rent])
  expect(mergeStatements([statement]).movements).toHaveLength(3)
  const twice = mergeStatements([statement, statement])
  expect(twice.movements).toHaveLength(3)
  expect(twice.duplicates).toEqual([0, 3])
})

test('a third coffee that only the second file has is added', () => {
  const { movements, duplicates } = mergeStatements([
    createStatement([coffee, coffee]),
    createStatement([coffee, coffee, coffee]),
  ])
  expect(movements).toHaveLength(3)
  expect(duplicates).toEqual([0, 2])
})

test('the same movement in another format, with its text cut, is a duplicate', () => {
  const long = { ...rent, description: 'TRANSFER TO M ORTEGA RENT OF THE FLAT' }
  const cut = { ...rent, description: 'TRANSFER TO M ORTEGA RENT OF TH' }
  expect(mergeStatements([createStatement([long]), createStatement([cut])]).movements).toHaveLength(1)
})

test('equal amounts under another text on one day are kept and shown as a suspicion', () => {
  const other = { ...coffee, description: 'KIOSKO' }
  const { movements, suspects } = mergeStatements([createStatement([coffee]), createStatement([other])])
  expect(movements).toHaveLength(2)
  expect(suspects.map(({ suspect }) => suspect.description)).toEqual(['KIOSKO'])
})

test('a payment booked two days later under the same name is a suspicion, ten days later it is not', () => {
  const at = (date: string) => mergeStatements([createStatement([rent]), createStatement([{ ...rent, date }])])
  expect(at('2026-03-03').suspects).toHaveLength(1)
  expect(at('2026-03-11').suspects).toHaveLength(0)
})

test('accounts with different numbers share nothing; a bare number is the end of an IBAN', () => {
  const iban = { account: 'ES9121000418450200051332' }
  const same = mergeStatements([createStatement([coffee], iban), createStatement([coffee], { account: '0200051332' })])
  expect(same.accounts).toHaveLength(1)
  expect(same.movements).toHaveLength(1)
  const different = mergeStatements([createStatement([coffee], iban), createStatement([coffee], { account: '0099' })])
  expect(different.accounts).toHaveLength(2)
  expect(different.movements).toHaveLength(2)
})

test('the balance is that of the latest file, in whatever order they are loaded', () => {
  const early = createStatement([rent], { closingCents: 1_000 })
  const late = createStatement([salary], { closingCents: 2_000 })
  expect(mergeStatements([early, late]).accounts[0]?.balanceCents).toBe(2_000)
  expect(mergeStatements([late, early]).accounts[0]?.balanceCents).toBe(2_000)
})

test('a balance from before the newest movements is forgotten', () => {
  const early = createStatement([rent], { closingCents: 1_000 })
  expect(mergeStatements([early, createStatement([salary])]).accounts[0]?.balanceCents).toBeUndefined()
})

test('cutting a history anywhere into two files that overlap and joining them gives the history', () => {
  const line = fc.record({
    date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`),
    cents: fc.integer({ min: -3, max: 3 }).map((units) => units * 100),
    description: fc.constantFrom('BAR CENTRAL', 'MARKET', 'RENT'),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.nat(30), fc.nat(30), (lines, a, b) => {
      const sorted = lines.toSorted((x, y) => x.date.localeCompare(y.date))
      const from = Math.min(a, b)
      const to = Math.max(a, b)
      // Whole days, as banks export them.
      const before = sorted.filter(({ date }) => date <= (sorted[to]?.date ?? '9'))
      const after = sorted.filter(({ date }) => date >= (sorted[from]?.date ?? '9'))
      const account = { account: 'ES9121000418450200051332' }
      const { movements } = mergeStatements([createStatement(before, account), createStatement(after, account)])
      expect(movements).toHaveLength(sorted.length)
      expect(sumCents(movements)).toBe(sumCents(sorted))
      expect(new Set(movements.map(({ id }) => id)).size).toBe(movements.length)
    }),
  )
})
