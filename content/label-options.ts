import { cities } from './cities.ts'
import { formWords, formWordsSchema } from './contact.ts'
import type { SelectOptions } from './contact-fields.ts'
import { contactTopics } from './contact-options.ts'
import type { LocalizedText } from './localize.ts'
import { mapTexts, type Replace } from './map-texts.ts'
import { services } from './services.ts'
import { citySlugs, serviceSlugs } from './slugs.ts'

/** The options of the contact form's selects with their labels, for its page and for the form that a function sends back. */
export function labelOptions<Label extends LocalizedText>(replace: Replace<Label>): SelectOptions<Label> {
  const { topics } = mapTexts(formWordsSchema, formWords, 'contact.form', replace)
  const name = (value: string, id: string, english: string) => ({ value, label: replace(id, english, false) })
  return {
    topic: contactTopics.map((value) => ({ value, label: topics[value] })),
    service: serviceSlugs.map((slug) => name(slug, `services.${slug}.name`, services.get(slug).name)),
    city: citySlugs.map((slug) => name(slug, `cities.${slug}.name`, cities.get(slug).name)),
  }
}
