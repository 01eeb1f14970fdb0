import { courseTexts, courseTextsSchema } from '../../content/course.ts'
import { mapTexts } from '../../content/map-texts.ts'
import type { Locale } from '../../locales/locales.ts'
import { createContentTranslator } from '../shared/data/content-words.ts'

/** The words of courses and of the form for their seats. */
export function loadCourseWords(locale: Locale) {
  return mapTexts(courseTextsSchema, courseTexts, 'course', createContentTranslator(locale))
}
