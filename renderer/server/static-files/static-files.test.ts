import ICAL from 'ical.js'
import { afterEach, expect, test, vi } from 'vitest'
import { listComing } from '../../../model/kinds/courses.ts'
import type * as allPages from '../../../pages/data/all-pages.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.doUnmock('../stylesheet.ts')
  vi.doUnmock('../../../pages/data/all-pages.ts')
  vi.resetModules()
})

/** The name that a production build of that day gives to its folder of page data. */
async function nameDataOn(day: string): Promise<string> {
  vi.stubEnv('CONTEXT', 'production')
  vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
  vi.resetModules()
  // Only a build has one.
  vi.doMock('../stylesheet.ts', () => ({ readModuleRules: () => '' }))
  // The overview of posts stands for all pages, which take ten seconds.
  vi.doMock('../../../pages/data/all-pages.ts', async (importOriginal) => {
    const original = await importOriginal<typeof allPages>()
    return { ...original, pages: original.pages.filter(({ name }) => name === 'blog') }
  })
  const { createDataFiles } = await import('./static-files.ts')
  return (await createDataFiles(async () => [])).buildId
}

test('page data lies in another folder as soon as a scheduled post appears in it', { timeout: 120_000 }, async () => {
  const before = await nameDataOn('2025-07-01')
  expect(await nameDataOn('2025-07-02')).toBe(before)
  expect(await nameDataOn('2099-01-01')).not.toBe(before)
})

const course = listComing().find(({ address }) => address)

test.runIf(course)(
  'the public calendar of courses has the address of each, as the one in a confirmation has',
  async () => {
    const { listOwnFiles } = await import('./static-files.ts')
    const files = listOwnFiles(
      async () => [],
      async () => '',
    )
    const calendar = await files.find(({ path }) => path === '/courses.ics')?.create()
    const events = new ICAL.Component(ICAL.parse(calendar ?? '')).getAllSubcomponents('vevent')
    const places = events.map((event) => event.getFirstPropertyValue('location'))
    expect(places).toContain(String(course?.address))
  },
)
