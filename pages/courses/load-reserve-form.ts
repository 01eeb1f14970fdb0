import { listCountries } from '../../locales/countries.ts'
import type { Locale } from '../../locales/locales.ts'
import { formWords } from '../../model/kinds/contact.ts'
import { courseTexts } from '../../model/kinds/course.ts'
import { mostPeople } from '../../model/kinds/course-fields.ts'
import type { Course } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { tools } from '../../model/kinds/tools.ts'
import { localizeContent } from '../data/load-context.ts'
import { loadFormNotice } from '../shared/form/form-notice.ts'

export function loadReserveForm(locale: Locale, course: Course) {
  const { fields, ...fieldWords } = localizeContent(locale, formWords)
  return {
    course: course.slug,
    mostPeople: Math.min(mostPeople, course.seats),
    locale,
    countries: listCountries(locale, site.owner.country),
    words: localizeContent(locale, courseTexts),
    fields,
    fieldWords,
    tool: localizeContent(locale, tools).reserve,
    notice: loadFormNotice(locale, 'course'),
  }
}
