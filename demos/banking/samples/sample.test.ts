import { expect, test } from 'vitest'
import { toTextTable } from '../../shared/table/raw-sheet.ts'
import { readCsv } from '../../shared/table/read-csv.ts'
import { findTable, readStatement } from '../engine/read-statement.ts'
import { loadSample } from './sample.ts'

test.each(['es', 'en'] as const)('the sample of %s is read whole', async (locale) => {
  const { name, content } = await loadSample(locale)
  const statement = readStatement(findTable(toTextTable(readCsv(name, new TextEncoder().encode(content)))))
  expect(statement).toMatchObject({ notes: [] })
  expect(statement.movements.length).toBe(777)
})
