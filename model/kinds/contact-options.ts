// As data and not from slugs.ts, which reads the disk: the form checks its fields in the browser.
import slugs from '../../content/slugs.json' with { type: 'json' }
import type { SelectName } from './contact-fields.ts'

/** The topics of a message. */
export const contactTopics = ['training', 'workshop', 'lessons', 'consulting', 'automation', 'other'] as const

/** The options of each select of the contact form. The form itself gets them with their labels. */
export const contactOptions = {
  topic: contactTopics,
  service: slugs.services,
  city: slugs.cities,
} satisfies Record<SelectName, readonly string[]>
