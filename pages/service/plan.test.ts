import { expect, test } from 'vitest'
import { findPlan, measurePlan } from './plan.ts'

test('hours leave breaks out', () => {
  const steps = [
    { text: 'Morning', when: { unit: 'clock', day: 1, from: '09:30', to: '13:00' } as const },
    { text: 'Afternoon', when: { unit: 'clock', day: 1, from: '14:00', to: '17:00' } as const },
  ]
  expect(measurePlan(steps)).toEqual({ unit: 'clock', count: 1, hours: 6.5 })
})

test('a scope that has no times is no plan', () => {
  const curriculum = [{ text: 'Draft', when: { unit: 'clock', day: 1, from: '09:30', to: '13:00' } as const }]
  expect(findPlan({ curriculum, scope: [{ text: 'Review' }] })).toBe(curriculum)
  expect(findPlan({ scope: [{ text: 'Review' }] })).toEqual([])
})
