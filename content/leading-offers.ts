import * as v from 'valibot'
import { defineContent, heading, list, text } from './define.ts'
import { serviceSlugs } from './slugs.ts'

export const leadingOffersSchema = v.pipe(
  list({
    title: heading,
    text,
    /** Where it leads; without one, to the page for companies. */
    service: v.optional(v.picklist(serviceSlugs)),
  }),
  v.length(3, 'expected three offers'),
)

/** The three things that most visitors come for, before the list of all services. */
export const leadingOffers = defineContent('content/leading-offers.ts', leadingOffersSchema, [
  { id: 'train', title: 'Train my team', text: 'Workshops and programs on the tasks your people have already.' },
  {
    id: 'automate',
    title: 'Automate a process',
    text: 'One process, measured before and after, with a person at the risky steps.',
    service: 'business-automation',
  },
  {
    id: 'build',
    title: 'Build with engineers',
    text: 'Retrieval, agents and evaluation in a service of your own.',
    service: 'advanced-ai',
  },
])
