import { Temporal } from 'temporal-polyfill'
import { booking } from './kinds/booking.ts'
import { type Course, isOnline, listComing } from './kinds/courses.ts'
import { site } from './kinds/site.ts'

/** Working days in which the employees' representatives may report (Royal Decree 694/2017, art. 13). */
const representativesDays = 15

/** The owner's record: days without work by town and year, and the days before the start by which all has to be there. */
type Calendar = {
  holidays: Record<string, Record<string, { days: string[] }>>
  notice: number | undefined
  home: string
}

const ownCalendar: Calendar = { holidays: site.holidays, notice: site.terms.fundaeNotice, home: booking.home }

/**
 * Computes the last days on which a company can still use its training credit for a course: `2027-01-18`. Representatives have their
 * days before those of the notice begin. A day outside of the record is no day: the missing town and year, or setting, come in its place.
 */
export function findFundaeDays(
  { start, closes, zone, ...course }: Pick<Course, 'start' | 'closes' | 'zone' | 'city'>,
  { holidays, notice, home }: Calendar = ownCalendar,
): { days: { withRepresentatives: string; others: string; town: string } } | { missing: string } {
  if (notice === undefined) return { missing: 'terms.fundaeNotice' }
  // A course without a place is reported where its organizer is.
  const town = isOnline(course) ? home : (course.city ?? home)
  const toDay = (time: Date) =>
    Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const reported = toDay(start).subtract({ days: notice })
  let day = reported
  for (let left = representativesDays + 1; left > 0; ) {
    day = day.subtract({ days: 1 })
    const list = holidays[town]?.[String(day.year)]
    if (!list) return { missing: `holidays.${town}.${day.year}` }
    if (day.dayOfWeek <= 5 && !list.days.includes(day.toString())) left--
  }
  const closing = toDay(new Date(closes.getTime() - 1))
  const pick = (last: Temporal.PlainDate) => (Temporal.PlainDate.compare(last, closing) < 0 ? last : closing).toString()
  return { days: { withRepresentatives: pick(day), others: pick(reported), town } }
}

/** Courses to come whose pages show no last day because the owner's record lacks something. */
export function listUndatedFundae(): Array<{ course: string; missing: string }> {
  if (site.terms.fundae === 'no') return []
  return listComing().flatMap((course) => {
    if (!course.fundae || course.cancelled) return []
    const found = findFundaeDays(course)
    return 'missing' in found ? [{ course: course.slug, missing: found.missing }] : []
  })
}
