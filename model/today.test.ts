import { expect, test } from 'vitest'
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
