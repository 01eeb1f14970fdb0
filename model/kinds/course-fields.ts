import { type ContactField, contactFields } from './contact-fields.ts'

/** People for whom one form reserves. */
export const mostPeople = 5

/** The fields of the form for seats, in its order; content/course.json has the words of those that are its own. */
export const courseFields = {
  name: contactFields.name,
  email: contactFields.email,
  names: { control: 'textarea', required: false, maxLength: 500 },
  company: contactFields.company,
  taxId: { control: 'text', required: false, maxLength: 40 },
  billing: { control: 'text', required: false, maxLength: 300 },
} as const satisfies Record<string, Exclude<ContactField, { control: 'select' }>>

export type CourseFieldName = keyof typeof courseFields

/** Those that nobody needs who wants no invoice to a company. */
export const invoiceFields = ['company', 'taxId', 'billing'] as const satisfies CourseFieldName[]
