import { Temporal } from 'temporal-polyfill'
import { site } from '../../model/kinds/site.ts'

/** The moment after the last of so many days, in the owner's zone. The day of the beginning does not count. */
export function findEndOfDay(from: Date, days: number): Date {
  const { timeZone } = site.owner
  const day = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  return new Date(day.add({ days: days + 1 }).toZonedDateTime(timeZone).epochMilliseconds)
}
