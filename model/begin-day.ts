import { Temporal } from 'temporal-polyfill'
import { site } from './kinds/site.ts'

/**
 * The moment for readers that want more than a day such as 2026-11-28: the first that lies on it by the clocks of the owner and in UTC,
 * so that a program in either shows the same date.
 */
export function beginDay(day: string, timeZone = site.owner.timeZone): string {
  const own = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds
  return new Date(Math.max(own, Date.parse(day))).toISOString().replace('.000', '')
}
