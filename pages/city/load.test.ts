import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultLocale } from '../../locales/locales.ts'
import { citySlugs } from '../../model/kinds/slugs.ts'

const [city = ''] = citySlugs

test.skipIf(!city).each([
  ['Pacific/Honolulu', '2027-01-04T09:30:00Z', 2],
  ['Pacific/Honolulu', '2027-01-04T10:30:00Z', 1],
  ['Pacific/Auckland', '2027-01-03T10:30:00Z', 2],
  ['Pacific/Auckland', '2027-01-03T11:30:00Z', 1],
])('a free week is still to come until it begins by the clock of the owner: %s, %s', async (zone, now, count) => {
  onTestFinished(() => {
    vi.useRealTimers()
    vi.resetModules()
  })
  vi.resetModules()
  vi.useFakeTimers({ now: Date.parse(now) })
  const { site } = await import('../../model/kinds/site.ts')
  site.owner.timeZone = zone
  const { cities } = await import('../../model/kinds/cities.ts')
  cities.get(city).freeWeeks = ['2027-01-11', '2027-01-04', '2026-12-28']
  const { loadCity } = await import('./load.ts')
  expect(loadCity({ locale: defaultLocale, params: { city } }).freeWeeks.weeks).toHaveLength(count)
})
