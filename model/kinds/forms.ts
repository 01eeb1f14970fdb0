import { type LocalizedText, plainText } from '../kit/localize.ts'

// Forms, their functions and the mails agree on this, without the schemas (form-schemas.ts), which no browser loads.

/**
 * The possible faults of a field; content/contact-form.json has the words. `required`: nothing in it, or the box is not
 * ticked. `email`: no address that mail can be sent to. `invalid`: no form of this site can send it. `taxIdForm`,
 * `taxIdCheck`: a Spanish tax number that is none, or whose control letter or digit does not fit.
 */
export const fieldErrors = ['required', 'email', 'tooLong', 'invalid', 'taxIdForm', 'taxIdCheck'] as const

export type FieldError = (typeof fieldErrors)[number]

/** Gives each wrong field its words for a visitor: those of `errors` of content/contact-form.json, in the visitor's language. */
export function getFieldErrorMessages(
  errors: Record<string, FieldError>,
  words: Record<FieldError | 'consent', LocalizedText>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, plainText(words[name === 'consent' ? 'consent' : error])]),
  )
}

/** How long the data of forms are kept, in days: content/legal/privacy.json promises it, functions/owner/erase-expired.ts keeps it. */
export const retention = {
  message: 365,
  held: 90,
  unconfirmed: 30,
  consentProof: 3 * 365,
  /** After its end. */
  booking: 90,
  unconfirmedBooking: 30,
  /** The record of a company's training, after the end of the course: four years. */
  papers: 4 * 366,
  /** The issues that were sent, to whom, from the start of their sending. */
  issue: 90,
  /** The hash of an erased address, for as long as an older backup may be restored. */
  erased: 3 * 365,
} as const
