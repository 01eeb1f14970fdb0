import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { figures } from './figures.ts'
import { laws } from './laws.ts'
import { postSlugs } from './posts.ts'

test('every figure has its post', () => {
  const left = globSync('content/figures/*.json').filter((file) => !postSlugs.includes(basename(file, '.json')))
  expect(left).toEqual([])
})

test('a timeline has the dates of the law that it quotes', () => {
  const wrong = [...figures.values()]
    .flatMap((figure) => (figure.kind === 'timeline' ? figure.events : []))
    .filter(({ day, when }) => !laws.rows.some(({ id, date }) => when === `[law:${id}]` && date === day))
  expect(wrong).toEqual([])
})
