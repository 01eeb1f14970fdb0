import { expect, test } from 'vitest'
import { figures } from './figures.ts'
import { laws } from './laws.ts'

test('a timeline has the dates of the law that it quotes', () => {
  const wrong = figures.all
    .flatMap(([, figure]) => (figure.kind === 'timeline' ? figure.events : []))
    .filter(({ day, when }) => !laws.rows.some(({ id, date }) => when === `[law:${id}]` && date === day))
  expect(wrong).toEqual([])
})
