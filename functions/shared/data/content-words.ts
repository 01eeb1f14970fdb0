import { bookTexts, bookTextsSchema } from '../../../content/book.ts'
import { cities } from '../../../content/cities.ts'
import { formWords, formWordsSchema } from '../../../content/contact.ts'
import type { SelectOptions } from '../../../content/contact-fields.ts'
import { contactTopics } from '../../../content/contact-options.ts'
import { courseTexts, courseTextsSchema } from '../../../content/course.ts'
import { mapTexts } from '../../../content/map-texts.ts'
import { withQuotes } from '../../../content/quotes.ts'
import { services } from '../../../content/services.ts'
import { citySlugs, serviceSlugs } from '../../../content/slugs.ts'
import { createDayWriter } from '../../../locales/date-format.ts'
import type { Locale } from '../../../locales/locales.ts'
import { createTranslator } from '../../../locales/server.ts'

// Texts of the content, in the language of a visitor.

/** Translates texts of the content by their ids, with the figures and dates that they quote. */
export function createContentTranslator(locale: Locale): (id: string, english: string) => string {
  return withQuotes(createTranslator(locale), { locale, writeDay: createDayWriter(locale) })
}

/** The words of courses and of the form for their seats. */
export function loadCourseWords(locale: Locale) {
  return mapTexts(courseTextsSchema, courseTexts, 'course', createContentTranslator(locale))
}

/** The words of the page where appointments are booked. */
export function loadBookWords(locale: Locale) {
  return mapTexts(bookTextsSchema, bookTexts, 'book', createContentTranslator(locale))
}

/** The words that the forms share. */
export function loadFormWords(locale: Locale) {
  return mapTexts(formWordsSchema, formWords, 'contact.form', createContentTranslator(locale))
}

/** The options of the contact form's selects. */
export function loadOptions(locale: Locale): SelectOptions<string> {
  const { topics } = loadFormWords(locale)
  const translate = createContentTranslator(locale)
  return {
    topic: contactTopics.map((value) => ({ value, label: topics[value] })),
    service: serviceSlugs.map((value) => ({
      value,
      label: translate(`services.${value}.name`, services.get(value).name),
    })),
    city: citySlugs.map((value) => ({ value, label: translate(`cities.${value}.name`, cities.get(value).name) })),
  }
}
