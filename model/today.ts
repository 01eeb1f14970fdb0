import { memoize } from '../memoize.ts'
import { site } from './kinds/site.ts'

/** A day of the owner's time zone, today if no moment is given, as 2026-11-28: posts appear, laws pass and the digest counts by it. */
export function today(moment: Date | number = Date.now()): string {
  return getFormat().format(moment)
}

/** A day that many days after today, as `today` writes it. */
export function addDays(days: number): string {
  return new Date(Date.parse(today()) + days * 24 * 3600_000).toISOString().slice(0, 10)
}

// Sweden writes days as ISO does.
const getFormat = memoize(() => new Intl.DateTimeFormat('sv-SE', { timeZone: site.owner.timeZone }))
