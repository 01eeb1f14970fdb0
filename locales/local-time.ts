import { Temporal } from 'temporal-polyfill'

/** An instant as a zone's clock shows it, with the offset there: programs that show the written hour show the right one. */
export function writeLocalTime(instant: Date, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' })
}
