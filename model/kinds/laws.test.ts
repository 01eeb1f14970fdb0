import { expect, test } from 'vitest'
import { laws, listUncheckedLaws } from './laws.ts'

const [first] = laws.rows

test('a row is due for a check after 60 days', () => {
  const rows = first ? [{ ...first, checked: '2026-01-01' }] : []
  expect(listUncheckedLaws('2026-03-02', rows)).toEqual([])
  expect(listUncheckedLaws('2026-03-03', rows)).toEqual(rows)
})

test('no row was checked in the future', () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect(laws.rows.filter(({ checked }) => checked > tomorrow)).toEqual([])
})

test('a row whose official text nobody read says whose report was', () => {
  const silent = laws.rows.filter(({ read, report }) => (read === 'reported') !== (report !== undefined))
  expect(silent.map(({ id }) => id)).toEqual([])
})
