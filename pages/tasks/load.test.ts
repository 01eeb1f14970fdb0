import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { lineLimits, readFragment } from '../../model/kinds/line.ts'
import { projects } from '../../model/kinds/projects.ts'
import { caseStudySlugs, serviceSlugs } from '../../model/kinds/slugs.ts'
import { tasks } from '../../model/kinds/tasks.ts'
import { plainText } from '../../model/kit/localize.ts'
import { pages } from '../data/all-pages.ts'
import { loadCaseLine, loadServiceLine } from '../data/lines.ts'
import { localizeContent } from '../data/load-context.ts'
import { listTasks, loadTasks } from './load.ts'

test.each(localeCodes)('every task has a short name and a page that exists in %s', (locale) => {
  const paths = pages.map(({ path }) => path)
  for (const { id, name, page } of listTasks(locale).items) {
    expect(plainText(name).length, id).toBeLessThanOrEqual(30)
    if (page) expect(paths, id).toContain(new URL(page.path, 'https://example.com').pathname)
  }
})

test.each(localeCodes)('the steps of a task fit a line in %s', (locale) => {
  for (const { id, name, steps } of localizeContent(locale, tasks).items)
    for (const text of [name, ...steps.map(({ text }) => text)])
      expect([...plainText(text)].length, `${id}: ${plainText(text)}`).toBeLessThanOrEqual(lineLimits.letters)
})

test('a task that AI helps with has a step for a model, and no other has', () => {
  for (const { id, verdict, steps } of tasks.items)
    expect(
      steps.some(({ by }) => by === 'model'),
      id,
    ).toBe(verdict === 'helps')
})

test.each(localeCodes)('lines of tasks, services and case studies open as they are in %s', (locale) => {
  const lines = [
    ...Object.values(loadTasks({ locale, params: {} }).fragments),
    ...caseStudySlugs.map((slug) => loadCaseLine(locale, slug).fragment),
    ...serviceSlugs.flatMap((slug) => loadServiceLine(locale, slug)?.fragment ?? []),
  ]
  for (const line of lines) expect(readFragment(line ?? ''), line).toBeDefined()
})

test('a demo that a task names is there', () => {
  for (const { page } of tasks.items)
    if (page?.route === 'demo') expect(projects.get(page.slug).repository, page.slug).toBeUndefined()
})
