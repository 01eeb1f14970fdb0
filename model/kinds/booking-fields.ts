import { type ContactField, contactFields } from './contact-fields.ts'

/** The fields of the form for an appointment, in its order; content/book.json has the words of `notes`. */
export const bookingFields = {
  name: contactFields.name,
  email: contactFields.email,
  company: contactFields.company,
  notes: { control: 'textarea', required: false, maxLength: 1_000 },
} as const satisfies Record<string, Exclude<ContactField, { control: 'select' }>>

export const bookingFieldNames = Object.keys(bookingFields) as Array<keyof typeof bookingFields>
