// What the two forms, their functions and the mails must agree on. No dependency, so that the forms can show it before
// they load the schemas (form-schemas.ts).

/** What a message can be about. Each side words them in the visitor's language. */
export const contactTopics = [
  'training',
  'workshop',
  'lessons',
  'consulting',
  'automation',
  'speaking',
  'other',
] as const

/** The longest a field may be, in characters. `maxlength` may use them: it counts a little more strictly (UTF-16). */
export const fieldLimits = {
  name: 100,
  /** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
  email: 254,
  company: 150,
  message: 5_000,
  page: 300,
} as const

/**
 * Names the wording of the newsletter's consent text (content/contact.ts), which is stored as proof with each
 * subscription. Change it whenever those words change in any language.
 */
export const newsletterConsentVersion = '2026-11-20'

/**
 * What can be wrong with a field; each side words them in the visitor's language.
 *
 * - `required`: nothing in it, or the box is not ticked
 * - `email`: not an address that mail can be sent to
 * - `tooLong`: more than `fieldLimits`
 * - `invalid`: not what a form of this site can send
 */
export const fieldErrors = ['required', 'email', 'tooLong', 'invalid'] as const

export type FieldError = (typeof fieldErrors)[number]

/**
 * How long what the forms bring in is kept, in days. `content/legal/privacy.ts` promises it in words, and
 * functions/erase-expired keeps the promise.
 */
export const retention = { message: 365, held: 90, unconfirmed: 30, consentProof: 3 * 365 } as const
