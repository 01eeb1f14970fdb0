import { type Html, html } from '../../html.ts'
import { writeCourseDays, writeSessions } from '../../locales/course-times.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { memoize } from '../../memoize.ts'
import { courseTexts } from '../../model/kinds/course.ts'
import { type Course, courseSchema, courses } from '../../model/kinds/courses.ts'
import { mapTexts } from '../../model/kit/map-texts.ts'
import { createContentTranslator, namePlace, translate } from '../shared/data/content-words.ts'

export function describeCourse(course: Course, locale: Locale) {
  const { slug, zone, sessions, city } = course
  const words = loadCourseWords(locale)
  const { title, description, address, place, price, terms } = translateCourse(slug, locale)
  return {
    title,
    description,
    days: writeCourseDays(sessions, zone, locale),
    times: writeSessions(course, locale, words.wholeDay),
    place: city === undefined ? (place ?? words.online) : namePlace(city, locale),
    address,
    covers: price?.covers,
    terms: terms ?? {},
  }
}

export function translateCourse(slug: string, locale: Locale) {
  return mapTexts(courseSchema, courses.get(slug), `courses.${slug}`, createContentTranslator(locale))
}

export const loadCourseWords = memoize((locale: Locale) => translate(courseTexts, locale))

export function linkCourses(locale: Locale): Html {
  return html`<a href="${localizePath('/courses', locale)}">${loadCourseWords(locale).all}</a>`
}
