import * as v from 'valibot'
import { expect, test } from 'vitest'
import { claimIds, claimSchema, claims, shownClaims } from './claims.ts'

test('every claim stands large on some page', () => {
  const shown = new Set<string>(Object.values(shownClaims).flat())
  expect(claimIds.filter((id) => !shown.has(id))).toEqual([])
})

test('a claim is confirmed only with what it rests on', () => {
  const claim = { ...claims.teams, sample: false }
  expect(() => v.parse(claimSchema, claim)).toThrow('expected evidence and confirmedBy')
  const evidence = { source: 'Orders', from: '2024-01-01', to: '2024-12-31', count: 140, method: 'Counted' }
  expect(v.parse(claimSchema, { ...claim, evidence, confirmedBy: 'The owner' })).toMatchObject({ sample: false })
})
