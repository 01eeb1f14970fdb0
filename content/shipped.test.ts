import { expect, test } from 'vitest'
import { listWords } from '../authoring/texts/list-texts.ts'
import { claims } from '../model/kinds/claims.ts'
import { services } from '../model/kinds/services.ts'
import { tasks, verdicts } from '../model/kinds/tasks.ts'
import { isShipped } from '../model/samples.ts'
import { getService } from '../pages/data/localized-content.ts'
import { findPlan, measurePlan, readClock, stepsIn } from '../pages/service/plan.ts'

// The words that the site comes with say this of its contents. It holds as long as they stand.

test('every verdict occurs, and AI is not the answer to most tasks, as the page says', () => {
  if (!isShipped({ path: 'tasks.pick', value: tasks.pick })) return
  const given = tasks.items.map(({ verdict }) => verdict)
  expect(new Set(given)).toEqual(new Set(verdicts))
  expect(given.filter((verdict) => verdict !== 'helps').length).toBeGreaterThan(given.length / 2)
})

test('48 hours are hours of the clock: no text counts working hours', () => {
  if (!claims.some(({ id, value }) => id === 'roadmap' && isShipped({ path: 'claims.roadmap.value', value }))) return
  const working = /working hours|horas laborables|heures ouvrées|工作小时/i
  expect(listWords().filter(({ words }) => working.test(words))).toEqual([])
})

/** A service may have no plan. */
const planned = services.all
  .filter(([slug, { title }]) => isShipped({ path: `services.${slug}.title`, value: title }))
  .map(([slug]) => getService('en', slug))
  .filter((service) => findPlan(service).length > 0)

test('a plan is of one of the formats of its service and of its length', () => {
  for (const service of planned) {
    const steps = findPlan(service)
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
  }
})

test('a day of a plan lies between 09:30 and 17:00, in order', () => {
  for (const service of planned) {
    const times = stepsIn('clock', findPlan(service)).map(({ when }) => when)
    for (const [index, { day, from, to }] of times.entries()) {
      expect(readClock(from)).toBeGreaterThanOrEqual(9.5)
      expect(readClock(to)).toBeLessThanOrEqual(17)
      expect(readClock(to)).toBeGreaterThan(readClock(from))
      const before = times[index - 1]
      if (before?.day === day) expect(readClock(from)).toBeGreaterThanOrEqual(readClock(before.to))
    }
  }
})
