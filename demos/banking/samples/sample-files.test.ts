import { expect, test } from 'vitest'
import { mergeStatements } from '../engine/merge-statements.ts'
import { sumCents } from '../engine/movement.ts'
import { readStatement } from '../engine/statements/read-statement.ts'
import { encode } from '../engine/testing.ts'
import { createHousehold, openingCents } from './household.ts'
import { createSampleFiles } from './sample-files.ts'

test.each(['es', 'fr', 'gb'] as const)('the three files of %s together are the invented account', (country) => {
  const household = createHousehold(country)
  const statements = createSampleFiles(country).map(({ content }) => readStatement(encode(content)))
  expect(statements.map(({ format }) => format)).toEqual(['csv', 'camt', 'ofx'])
  const { accounts, movements, duplicates, suspects } = mergeStatements(statements)
  expect(movements.map(({ date, cents }) => [date, cents])).toEqual(household.map(({ date, cents }) => [date, cents]))
  expect(accounts).toHaveLength(1)
  expect(accounts[0]?.balanceCents).toBe(openingCents + sumCents(household))
  const overlaps = household.filter(({ date }) => date >= '2026-05-15' && date <= '2026-05-31').length
  expect(duplicates[1]).toBe(overlaps)
  expect(suspects).toEqual([])
})
