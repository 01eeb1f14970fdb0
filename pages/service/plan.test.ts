import { expect, test } from 'vitest'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { getService } from '../data/localized-content.ts'
import { findPlan, measurePlan, readClock, stepsIn } from './plan.ts'

test.each(serviceSlugs)('the plan of %s is of one of its formats and of its length', (slug) => {
  const service = getService('en', slug)
  const steps = findPlan(service)
  // A service may have none.
  if (steps.length === 0) return
  const { unit, count, hours } = measurePlan(steps)
  expect(stepsIn(unit, steps), 'one unit').toHaveLength(steps.length)
  if (unit === 'clock') {
    expect(service.formats).toContain('workshop')
    expect(count).toBeLessThanOrEqual(2)
  } else if (unit === 'week' && hours > 0) {
    expect(service.formats).toContain('program')
    expect(count).toBeGreaterThanOrEqual(4)
    expect(count).toBeLessThanOrEqual(6)
  } else {
    expect(service.formats).toContain('consulting')
  }
})

test.each(serviceSlugs)('a day of %s lies between 09:30 and 17:00, in order', (slug) => {
  const times = stepsIn('clock', findPlan(getService('en', slug))).map(({ when }) => when)
  for (const [index, { day, from, to }] of times.entries()) {
    expect(readClock(from)).toBeGreaterThanOrEqual(9.5)
    expect(readClock(to)).toBeLessThanOrEqual(17)
    expect(readClock(to)).toBeGreaterThan(readClock(from))
    const before = times[index - 1]
    if (before?.day === day) expect(readClock(from)).toBeGreaterThanOrEqual(readClock(before.to))
  }
})

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
