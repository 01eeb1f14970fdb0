import { expect, test } from 'vitest'
import { toTextTable } from '../../shared/table/raw-sheet.ts'
import { readCsv } from '../../shared/table/read-csv.ts'
import { sumCents } from '../engine/movement.ts'
import { findTable, readStatement } from '../engine/read-statement.ts'
import { createHousehold, openingCents } from './household.ts'
import { createSampleFile } from './sample-files.ts'

test.each(['es', 'gb'] as const)('the file of %s is the invented account, and its balances agree', (country) => {
  const household = createHousehold(country)
  const { name, content } = createSampleFile(country)
  const statement = readStatement(findTable(toTextTable(readCsv(name, new TextEncoder().encode(content)))))
  expect(statement.movements.map(({ date, cents }) => [date, cents])).toEqual(
    household.map(({ date, cents }) => [date, cents]),
  )
  expect(statement.closingCents).toBe(openingCents + sumCents(household))
  expect(statement.reconciliation).toEqual({ status: 'agrees' })
})
