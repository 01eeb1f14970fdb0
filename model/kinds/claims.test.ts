import * as v from 'valibot'
import { expect, test } from 'vitest'
import { claimSchema } from './claims.ts'

test('a measured claim is confirmed only with what it rests on, a promise by itself', () => {
  const claim = { id: 'teams', value: '140', label: 'teams', scope: 'Since 2020.', sample: false }
  expect(() => v.parse(claimSchema, claim)).toThrow('expected evidence and confirmedBy')
  const evidence = { source: 'Orders', from: '2024-01-01', to: '2024-12-31', count: 140, method: 'Counted' }
  expect(v.parse(claimSchema, { ...claim, evidence, confirmedBy: 'The owner' })).toMatchObject({ sample: false })
  expect(v.is(claimSchema, { ...claim, kind: 'promise' })).toBe(true)
})
