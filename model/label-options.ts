import { cities } from './kinds/cities.ts'
import { formWords } from './kinds/contact.ts'
import type { SelectOptions } from './kinds/contact-fields.ts'
import { services } from './kinds/services.ts'
import { citySlugs, serviceSlugs } from './kinds/slugs.ts'
import type { LocalizedText } from './kit/localize.ts'
import { mapPiece, type Replace } from './kit/map-texts.ts'

/** The options of the contact form's selects with their labels, for its page and for the form that a function sends back. */
export function labelOptions<Label extends LocalizedText>(replace: Replace<Label>): SelectOptions<Label> {
  const { topics } = mapPiece(formWords, replace)
  const name = (value: string, id: string, english: string) => ({ value, label: replace(id, english, false) })
  return {
    topic: topics.map(({ id, name }) => ({ value: id, label: name })),
    service: serviceSlugs.map((slug) => name(slug, `services.${slug}.name`, services.get(slug).name)),
    city: citySlugs.map((slug) => name(slug, `cities.${slug}.name`, cities.get(slug).name)),
  }
}
