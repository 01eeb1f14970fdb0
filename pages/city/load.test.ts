import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultLocale } from '../../locales/locales.ts'
import { cities } from '../../model/kinds/cities.ts'
import { citySlugs } from '../../model/kinds/slugs.ts'
import { today } from '../../model/today.ts'
import { loadCity } from './load.ts'

const [city = ''] = citySlugs

test.skipIf(!city).each(['2027-01-03T23:30:00Z', '2027-01-04T00:30:00Z'])(
  'a free week is still to come until it begins by the clock of the owner: %s',
  (now) => {
    vi.useFakeTimers({ now: Date.parse(now) })
    onTestFinished(() => void vi.useRealTimers())
    const own = cities.get(city)
    const { freeWeeks } = own
    onTestFinished(() => void Object.assign(own, { freeWeeks }))
    own.freeWeeks = ['2027-01-11', '2027-01-04', '2026-12-28']
    expect(loadCity({ locale: defaultLocale, params: { city } }).freeWeeks.weeks).toHaveLength(
      today() < '2027-01-04' ? 2 : 1,
    )
  },
)
