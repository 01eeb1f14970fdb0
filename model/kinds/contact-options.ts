import { formWords } from './contact.ts'
import type { SelectName } from './contact-fields.ts'
import { citySlugs, serviceSlugs } from './slugs.ts'

// This reads the disk. The browser, which checks the form's fields too, gets what it exports from renderer/vite/owner-data.ts.

/** The options of each select of the contact form. The form itself gets them with their labels. */
export const contactOptions = {
  topic: formWords.topics.map(({ id }) => id),
  service: serviceSlugs,
  city: citySlugs,
} satisfies Record<SelectName, readonly string[]>
