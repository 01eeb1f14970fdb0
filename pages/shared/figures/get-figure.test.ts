import { expect, test } from 'vitest'
import { drawFigure } from './get-figure.ts'

test('a day of a timeline is past from its first hour on', () => {
  const listPast = (today: string) => {
    const events = ['2026-11-30', '2026-12-02', '2027-01-01'].map((day) => ({ id: day, day, when: day, what: 'law' }))
    const figure = { kind: 'timeline', isExample: false, title: 'Dates', caption: 'Dates', events } as const
    const drawn = drawFigure('en', { ...figure, events }, new Date(today))
    return drawn.kind === 'timeline' && drawn.events.map(({ isPast }) => isPast)
  }
  expect(listPast('2026-12-01T23:59:59Z')).toEqual([true, false, false])
  expect(listPast('2026-12-02T00:00:00Z')).toEqual([true, true, false])
})
