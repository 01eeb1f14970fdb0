import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { toAsciiDomain } from '../email-address.ts'
import { findCourseChange } from './course-changes.ts'
import type { Course } from './kinds/courses.ts'
import { site } from './kinds/site.ts'

export type CalendarCourse = { course: Course; title: string; description: string; location: string; url: string }

/** Writes each session of courses as an event of a calendar (RFC 5545), with the times in UTC. */
export function writeCalendar(name: string, courses: CalendarCourse[]): string {
  const calendar = ical({
    name,
    prodId: { company: site.name, product: 'Courses' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { course, title, ...words } of courses) {
    const { sequence, changed } = findCourseChange(course)
    for (const [index, session] of course.sessions.entries()) {
      calendar.createEvent({
        ...words,
        summary: course.sessions.length > 1 ? `${title} (${index + 1}/${course.sessions.length})` : title,
        // PUBLISH wants one (https://www.rfc-editor.org/rfc/rfc5546#section-3.2.1).
        organizer: { name: site.owner.name, email: toAsciiDomain(site.owner.email) },
        id: `course-${course.slug}-${index + 1}@${new URL(site.url).hostname}`,
        start: session.start,
        end: session.end,
        // A program that subscribes takes a changed event only if it says that it is newer.
        sequence,
        stamp: changed,
        lastModified: changed,
        status: course.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      })
    }
  }
  return `${calendar.toString()}\r\n`
}
