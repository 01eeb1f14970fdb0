import { expect, test } from 'vitest'
import { figures } from './figures.ts'
import { laws } from './laws.ts'
import { postSlugs } from './posts.ts'

test('every post has a figure of its own', () => {
  const missing = postSlugs
    .filter((slug) => !figures.has(slug))
    .map((slug) => `content/figures/${slug}.ts is missing: write the post's figure there, then run \`npm run extract\``)
  expect(missing).toEqual([])
})

test('every figure has its post', () => {
  const left = [...figures.keys()]
    .filter((slug) => !postSlugs.includes(slug))
    .map((slug) => `content/figures/${slug}.ts: there is no content/blog/${slug}/`)
  expect(left).toEqual([])
})

test('a timeline has the dates of the law that it quotes', () => {
  const wrong = [...figures.values()]
    .flatMap((figure) => (figure.kind === 'timeline' ? figure.events : []))
    .filter(({ day, when }) => !laws.rows.some(({ id, date }) => when === `[law:${id}]` && date === day))
  expect(wrong).toEqual([])
})
