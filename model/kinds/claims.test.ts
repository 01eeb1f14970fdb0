import * as v from 'valibot'
import { expect, test } from 'vitest'
import { claimSchema, isBacked } from './claims.ts'

test('a measured claim is confirmed only with what it rests on, a promise by itself', () => {
  const claim = { id: 'teams', value: '140', label: 'teams', scope: 'Since 2020.', sample: false }
  expect(() => v.parse(claimSchema, claim)).toThrow('problems.backed')
  const evidence = { source: 'Orders', from: '2024-01-01', to: '2024-12-31', count: 140, method: 'Counted' }
  expect(v.parse(claimSchema, { ...claim, evidence, confirmedBy: 'The owner' })).toMatchObject({ sample: false })
  expect(v.is(claimSchema, { ...claim, kind: 'promise' })).toBe(true)
})

test('a promise and a figure with evidence stand on pages, another figure does not', () => {
  const evidence = { source: 'Orders', from: '2024-01-01', to: '2024-12-31', count: 9, method: 'Counted' }
  const claim = { id: 'orders', value: '9', label: 'orders', scope: 'A year.', sample: true }
  const judge = (rest: object) => isBacked(v.parse(claimSchema, { ...claim, ...rest }))
  expect([judge({}), judge({ kind: 'promise' }), judge({ evidence })]).toEqual([false, true, true])
})
