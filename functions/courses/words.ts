import type { Locale } from '../../locales/locales.ts'
import { courseTexts, courseTextsSchema } from '../../model/kinds/course.ts'
import { mapTexts } from '../../model/kit/map-texts.ts'
import { createContentTranslator } from '../shared/data/content-words.ts'

export function loadCourseWords(locale: Locale) {
  return mapTexts(courseTextsSchema, courseTexts, 'course', createContentTranslator(locale))
}
