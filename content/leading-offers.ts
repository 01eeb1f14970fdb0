import * as v from 'valibot'
import { heading, list, text } from './define.ts'
import { readContent } from './read-content.ts'
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
export const leadingOffers = readContent('content/leading-offers.json', leadingOffersSchema)
