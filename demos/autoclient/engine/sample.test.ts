import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toTextTable } from '../../shared/table/raw-sheet.ts'
import { readCsv } from '../../shared/table/read-csv.ts'
import { cleanLeads } from './clean-leads.ts'
import { findDuplicates } from './find-duplicates.ts'
import { guessColumns } from './guess-columns.ts'
import { mergeLeads } from './merge-leads.ts'
import { findObstacle } from './messages/write-sequence.ts'
import { readList } from './read-list.ts'

describe.each(['leads.csv', 'leads.fr.csv'])('%s', (file) => {
  const result = readList(toTextTable(readCsv('a.csv', readFileSync(new URL(`../samples/${file}`, import.meta.url)))))
  if ('problem' in result) throw new Error(result.problem.code)
  const { table } = result
  const { leads, emptyRows } = cleanLeads(table, guessColumns(table))
  const matches = findDuplicates(leads)

  test('every column of the sample is understood', () => {
    expect(guessColumns(table)).not.toContain(undefined)
  })

  // Labelled by reading the files: in both, rows 2+3, 5+6, 13+14, 20+21, 29+30 and 36+37 are one person each.
  test('the sample’s duplicates are those that a reader finds', () => {
    const pairs = matches
      .filter(({ isCertain }) => isCertain)
      .map(({ first, second }) => [...first.rows, ...second.rows])
    expect(pairs).toEqual([
      [2, 3],
      [5, 6],
      [13, 14],
      [20, 21],
      [29, 30],
      [36, 37],
    ])
    expect(emptyRows).toEqual([43])
  })

  test('the sample has leads that must not be written to, for each reason', () => {
    const obstacles = mergeLeads(leads, matches, {}).map(findObstacle)
    expect(new Set(obstacles)).toEqual(new Set([undefined, 'noConsent', 'objection', 'noEmail']))
  })

  test('the sample names no address that exists', () => {
    expect(leads.filter(({ email }) => email && !email.endsWith('.example'))).toEqual([])
  })
})
