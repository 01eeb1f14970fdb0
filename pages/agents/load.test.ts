import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.resetModules())

test('the page for agents names the tool for courses only where the server has it', async () => {
  const names: boolean[] = []
  for (const hasCourses of [true, false]) {
    vi.resetModules()
    const { courses } = await import('../../model/kinds/courses.ts')
    if (!hasCourses) Object.assign(courses, { all: [] })
    const { loadAgents } = await import('./load.ts')
    const { tools } = loadAgents({ locale: 'en', params: {} }).texts.server
    names.push(tools.some(({ name }) => name === 'list_courses'))
  }
  expect(names).toEqual([true, false])
})
