import { expect, test } from 'vitest'
import { claimIds, claims, shownClaims } from './claims.ts'

test('every claim stands large on some page', () => {
  const shown = new Set<string>(Object.values(shownClaims).flat())
  expect(claimIds.filter((id) => !shown.has(id))).toEqual([])
})

test('a claim is confirmed only with what it rests on', () => {
  const bare = claimIds.filter((id) => !claims[id].sample && !(claims[id].evidence && claims[id].confirmedBy))
  expect(bare.map((id) => `content/claims.ts: ${id} needs evidence and confirmedBy, or sample: true`)).toEqual([])
})
