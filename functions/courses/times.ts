import { Temporal } from 'temporal-polyfill'
import { createDateFormat } from '../../locales/date-format.ts'
import { createTimeFormat } from '../../locales/day-times.ts'
import type { Locale } from '../../locales/locales.ts'
import type { Course } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'

export function formatMoment(time: Date, { zone }: Pick<Course, 'zone'>, locale: Locale): string {
  const day = createDateFormat(locale, { dateStyle: 'long', timeZone: zone }).format(time)
  return `${day}${locale === 'zh' ? ' ' : ', '}${createTimeFormat(zone, locale)(time)}`
}

/** Day and time in the owner's zone, which it names: a receipt has to be exact. */
export function formatOwnersTime(time: Date, locale: Locale): string {
  const { timeZone } = site.owner
  return createDateFormat(locale, { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23', timeZone }).format(time)
}

/** The last day on which one may withdraw: it ends when `until` begins. */
export function formatLastDay(until: Date, locale: Locale): string {
  return createDateFormat(locale, { dateStyle: 'long', timeZone: site.owner.timeZone }).format(until.getTime() - 1)
}

/** The moment after the last of so many days, in the owner's zone. The day of the beginning does not count. */
export function findEndOfDay(from: Date, days: number): Date {
  const { timeZone } = site.owner
  const day = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  return new Date(day.add({ days: days + 1 }).toZonedDateTime(timeZone).epochMilliseconds)
}
