import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { site } from './kinds/site.ts'
import { today } from './today.ts'

test('a day begins at midnight of the owner', () => {
  const toHour = new Intl.DateTimeFormat('en-GB', { timeZone: site.owner.timeZone, hour: '2-digit', hourCycle: 'h23' })
  const hours = Array.from({ length: 48 }, (_, hour) => Date.UTC(2026, 6, 4, hour))
  const midnights = hours.filter((moment) => toHour.format(moment) === '00')
  expect(midnights).toHaveLength(2)
  for (const midnight of midnights) expect(today(midnight)).not.toBe(today(midnight - 1))
  expect(new Set(hours.map((moment) => today(moment))).size).toBeLessThanOrEqual(3)
})

test('an owner in Lisbon has a day until an hour after it has ended in Madrid', () => {
  const script = `import { today } from './model/today.ts'
    console.log(today(Date.UTC(2026, 6, 4, 22, 59)), today(Date.UTC(2026, 6, 4, 23, 0)))`
  const env = { ...process.env, SITE_FOLDER: 'fixtures/site', TZ: 'Europe/Madrid' }
  const output = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    env,
    encoding: 'utf8',
  })
  expect(output.trim()).toBe('2026-07-04 2026-07-05')
})

test.each([
  ['Pacific/Auckland', '2027-01-01'],
  ['Pacific/Honolulu', '2026-12-31'],
])('days are counted from the day of a clock far from UTC: %s', async (zone, day) => {
  onTestFinished(() => {
    vi.useRealTimers()
    vi.resetModules()
  })
  vi.resetModules()
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 31, 20) })
  const loaded = await import('./kinds/site.ts')
  loaded.site.owner.timeZone = zone
  const { addDays } = await import('./today.ts')
  expect([addDays(0), addDays(-365)]).toEqual([day, `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`])
})
