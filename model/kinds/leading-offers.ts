import * as v from 'valibot'
import { heading, hidden, itemId, list, text } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'
import { naming, reference } from '../kit/references.ts'

export const leadingOffersSchema = list({
  id: hidden(naming('offers', itemId)),
  title: heading,
  text,
  /** The page that it leads to; without one, the page for companies. */
  service: v.optional(reference('services')),
})

/** The three things that most visitors come for, before the list of all services. */
export const leadingOffers = readContent('offer.leading', leadingOffersSchema, 'leading-offers')
