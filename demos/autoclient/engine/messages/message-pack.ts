import type { Lead } from '../clean-leads.ts'
import type { Industry } from '../vocabulary.ts'

/**
 * All that messages in one language need. A message's language is independent of the page's, so these texts are data of
 * the engine and not of a catalog.
 */
export type MessagePack = {
  /** The first line, by the known facts of a person. */
  greet: (person: Pick<Lead, 'name' | 'salutation' | 'role'>) => string
  /** An opening, something useful, a goodbye. */
  steps: readonly [Step, Step, Step]
  /** Applied to the finished text. */
  finish?: (text: string) => string
  /** A kind of company, as the messages put it after “for”, and a small first project for it. */
  industries: Record<Industry, readonly [name: string, idea: string]>
  /** The sample sender's offer, one or two sentences. */
  sampleOffer: string
}

export type Draft = { subject: string; body: string }

type Step = (known: Known, need: Need) => Draft

/** A field that a message cannot do without: its value, or the mark of a gap, which is reported. */
export type RequiredField = 'company' | 'senderName' | 'senderCompany' | 'offer'

export type Need = (field: RequiredField) => string

/** The known facts of a lead, in one line each; unknown ones are empty. */
export type Known = {
  greeting: string
  company: string
  city: string
  industry: string
  idea: string
  /** The sender may offer a visit. */
  visits: boolean
  isCustomer: boolean
  /** The facts that the notes tell. */
  request: boolean
  manual: boolean
  deadline: boolean
}
