import type { SelectName } from './contact-fields.ts'
import { citySlugs, serviceSlugs } from './slugs.ts'

/** What a message can be about. */
export const contactTopics = ['training', 'workshop', 'lessons', 'consulting', 'automation', 'other'] as const

/** The options of each select of the contact form. The form itself gets them with their labels. */
export const contactOptions = {
  topic: contactTopics,
  service: serviceSlugs,
  city: citySlugs,
} satisfies Record<SelectName, readonly string[]>
