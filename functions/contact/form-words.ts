import { cities } from '../../content/cities.ts'
import { formWords, formWordsSchema } from '../../content/contact.ts'
import { contactTopics, type SelectOptions } from '../../content/contact-fields.ts'
import { mapTexts } from '../../content/map-texts.ts'
import { services } from '../../content/services.ts'
import { citySlugs, serviceSlugs } from '../../content/slugs.ts'
import type { Locale } from '../../locales/locales.ts'
import { createTranslator } from '../../locales/server.ts'

/** The words that the two forms have on their page. */
export function loadFormWords(locale: Locale) {
  return mapTexts(formWordsSchema, formWords, 'contact.form', createTranslator(locale))
}

/** The options of the contact form's selects. */
export function loadOptions(locale: Locale): SelectOptions<string> {
  const { topics } = loadFormWords(locale)
  const translate = createTranslator(locale)
  return {
    topic: contactTopics.map((value) => ({ value, label: topics[value] })),
    service: serviceSlugs.map((value) => ({
      value,
      label: translate(`services.${value}.name`, services[value].name),
    })),
    city: citySlugs.map((value) => ({ value, label: translate(`cities.${value}.name`, cities[value].name) })),
  }
}
