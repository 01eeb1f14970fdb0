import { type ContactField, contactFields } from './contact-fields.ts'

/** People for whom one form reserves. */
export const mostPeople = 5

/** A private person has the rights of a consumer; a company gets an invoice to its tax number. */
export const buyers = ['private', 'company'] as const

/** The fields of the form for seats, in its order; content/course.json has the words of those that are its own. */
export const courseFields = {
  name: contactFields.name,
  email: contactFields.email,
  names: { control: 'textarea', required: false, maxLength: 500 },
  company: contactFields.company,
  taxId: { control: 'text', required: false, maxLength: 40 },
  street: { control: 'text', required: false, maxLength: 200, autoComplete: 'address-line1' },
  postcode: { control: 'text', required: false, maxLength: 20, autoComplete: 'postal-code' },
  town: { control: 'text', required: false, maxLength: 100, autoComplete: 'address-level2' },
  country: { control: 'select', required: false, autoComplete: 'country' },
} as const satisfies Record<string, ContactField>

export type CourseFieldName = keyof typeof courseFields

/** A company gives all of them, as an electronic invoice wants them: one field a part. */
export const invoiceFields = [
  'company',
  'taxId',
  'street',
  'postcode',
  'town',
  'country',
] as const satisfies CourseFieldName[]

export type InvoiceField = (typeof invoiceFields)[number]

export const isInvoiceField = (name: CourseFieldName): boolean => invoiceFields.some((field) => field === name)
