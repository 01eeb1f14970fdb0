import { listComing } from '../../content/courses.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { describeCourse } from '../courses/describe-course.ts'

/** The courses to come in one language, the next first. */
export function listCourses(locale: Locale, siteUrl: string) {
  return listComing()
    .filter(({ cancelled }) => !cancelled)
    .map((course) => {
      const { title, description, place } = describeCourse(course, locale)
      return {
        name: title,
        url: siteUrl + localizePath(`/courses/${course.slug}`, locale),
        description,
        place,
        language: course.language,
        sessions: course.sessions.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
        seats: course.seats,
        ...(course.price && { euros: course.price.euros }),
        reserveUntil: course.closes.toISOString(),
      }
    })
}
