import { afterEach, expect, test, vi } from 'vitest'
import type { Course } from '../../model/kinds/courses.ts'

afterEach(() => void vi.resetModules())

test('the page for agents names the tool for courses only where the server has it', async () => {
  const names: boolean[] = []
  for (const hasCourses of [true, false]) {
    vi.resetModules()
    const { datedCourses } = await import('../../model/kinds/courses.ts')
    datedCourses.length = 0
    if (hasCourses) datedCourses.push({} as Course)
    const { loadAgents } = await import('./load.ts')
    const { tools } = loadAgents({ locale: 'en', params: {} }).texts.server
    names.push(tools.some(({ name }) => name === 'list_courses'))
  }
  expect(names).toEqual([true, false])
})
