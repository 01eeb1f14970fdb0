import { cities } from '../../../content/cities.ts'
import { formWords, formWordsSchema } from '../../../content/contact.ts'
import type { SelectOptions } from '../../../content/contact-fields.ts'
import { contactTopics } from '../../../content/contact-options.ts'
import { mapTexts } from '../../../content/map-texts.ts'
import { services } from '../../../content/services.ts'
import { citySlugs, serviceSlugs } from '../../../content/slugs.ts'
import type { Locale } from '../../../locales/locales.ts'
import { createContentTranslator } from '../data/content-translator.ts'

/** The words that the two forms have on their page. */
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
