import { writeCalendar } from '../../../content/course-calendar.ts'
import { listComing } from '../../../content/courses.ts'
import { plainText } from '../../../content/localize.ts'
import { site } from '../../../content/site.ts'
import type { Locale } from '../../../locales/locales.ts'
import { summarizeCourse } from '../../../pages/courses/load.ts'
import { href } from '../../../pages/routes.ts'

/** All sessions of the courses to come, for calendars that subscribe to them. */
export function createCourseCalendar(locale: Locale, siteUrl: string): string {
  const courses = listComing().map((course) => {
    const { title, intro, place } = summarizeCourse(locale, course)
    return {
      course,
      title: plainText(title),
      description: plainText(intro),
      location: plainText(place),
      url: siteUrl + href('course', { course: course.slug }, locale),
    }
  })
  return writeCalendar(site.name, courses)
}
