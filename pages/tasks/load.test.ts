import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { projects } from '../../model/kinds/projects.ts'
import { tasks, verdicts } from '../../model/kinds/tasks.ts'
import { plainText } from '../../model/kit/localize.ts'
import { pages } from '../data/all-pages.ts'
import { listTasks } from './load.ts'

test('every verdict occurs, and AI is not the answer to most tasks, as the page says', () => {
  const given = tasks.items.map(({ verdict }) => verdict)
  expect(new Set(given)).toEqual(new Set(verdicts))
  expect(given.filter((verdict) => verdict !== 'helps').length).toBeGreaterThan(given.length / 2)
})

test.each(localeCodes)('every task has a short name and a page that exists in %s', (locale) => {
  const paths = pages.map(({ path }) => path)
  for (const { id, name, page } of listTasks(locale).items) {
    expect(plainText(name).length, id).toBeLessThanOrEqual(30)
    if (page) expect(paths, id).toContain(new URL(page.path, 'https://example.com').pathname)
  }
})

test('a demo that a task names is there', () => {
  for (const { page } of tasks.items)
    if (page?.route === 'demo') expect(projects.get(page.slug).repository, page.slug).toBeUndefined()
})
