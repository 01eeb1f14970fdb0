import * as v from 'valibot'
import { emailAddress, toAsciiDomain } from '../email-address.ts'
import { formWords } from './kinds/contact.ts'
import {
  type ContactFieldName,
  type ContactValues,
  contactFieldNames,
  contactFields,
  isSelect,
  type RequiredName,
  type SelectName,
} from './kinds/contact-fields.ts'
import { type FieldError, fieldErrors } from './kinds/forms.ts'
import { citySlugs, serviceSlugs } from './kinds/slugs.ts'

// Functions check forms by these schemas; browsers check as much of them as HTML can say. The messages of issues are `FieldError`s.
// `locale` is not here, because content/ knows no languages: the function adds it.

export const required: FieldError = 'required'
export const invalid: FieldError = 'invalid'
export const tooLong: FieldError = 'tooLong'
const email: FieldError = 'email'

/** One line: signs that could end a line of a mail or calendar, or turn its direction, become spaces; unseen letters go. */
export function toLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/[\u{E0000}-\u{E007F}]+/gu, '')
  return line.trim()
}

/** If a text has a sign that is seen: marks, signs without width and the blanks of Korean and Braille are none. */
function isVisible(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\p{C}\p{M}\p{Z}\u2800]/u.test(text)
}

function line(limit: number) {
  return v.pipe(v.string(invalid), v.transform(toLine), v.maxCodePoints(limit, tooLong))
}

/** Several lines, without signs that turn their direction. Forms send CRLF, which counts as one character. */
function paragraphs(limit: number) {
  return v.pipe(
    v.string(invalid),
    v.transform((value) =>
      value
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+|[\u202A-\u202E\u2066-\u2069]+/gu, ''),
    ),
    v.trim(),
    v.maxCodePoints(limit, tooLong),
  )
}

const visitorAddress = v.pipe(
  v.string(invalid),
  v.trim(),
  v.nonEmpty(required),
  v.maxCodePoints(contactFields.email.maxLength, tooLong),
  emailAddress(email),
)

/** The form of an e-mail address in which two of them are compared, and under which it is stored. */
export function normalizeAddress(address: string): string {
  return toAsciiDomain(address.trim().normalize('NFC')).toLowerCase()
}

/** May be missing; an empty input of a form is missing too. */
export function optionalField<const Schema extends v.GenericSchema<string>>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.string(invalid),
      v.transform((value) => (isVisible(value) ? value : undefined)),
      v.optional(schema),
    ),
  )
}

// Visitors cannot correct a field that they do not see, so a wrong value of these is left out and never a reason to refuse.

/** The path of a page of this site, without query and hash. */
const pagePath = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.replace(/[?#].*$/s, '').slice(0, 300)),
      v.regex(/^\/(?!\/)[!-~]*$/),
    ),
  ),
  undefined,
)

const sentVersion = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40))), undefined)

/** People do not see this field and leave it empty. */
const honeypot = optionalField(line(contactFields.message.maxLength))

/** The options of each select of the contact form. The form itself gets them with their labels. */
export const contactOptions = {
  topic: formWords.topics.map(({ id }) => id),
  service: serviceSlugs,
  city: citySlugs,
} satisfies Record<SelectName, readonly string[]>

type FieldSchemas = {
  [Name in ContactFieldName]: Name extends RequiredName
    ? v.GenericSchema<string>
    : v.OptionalSchema<v.GenericSchema<string, ContactValues[Name]>, undefined>
}

function createFieldSchema(name: ContactFieldName): FieldSchemas[ContactFieldName] {
  if (isSelect(name)) return optionalField(v.picklist(contactOptions[name], invalid))
  const field = contactFields[name]
  const { control, maxLength } = field
  const schema = control === 'email' ? visitorAddress : control === 'textarea' ? paragraphs(maxLength) : line(maxLength)
  return field.required ? v.pipe(schema, v.check(isVisible, required)) : optionalField(schema)
}

export const contactSchema = v.object(
  {
    // Object.fromEntries forgets which name has which schema.
    ...(Object.fromEntries(contactFieldNames.map((name) => [name, createFieldSchema(name)])) as FieldSchemas),
    /** The path of the page that the visitor came from. */
    page: pagePath,
    /** The version of the privacy notice in the form: model/consent-versions.ts. */
    noticeVersion: sentVersion,
    /** Idempotency key: the same one is the same message. */
    id: optionalField(v.pipe(v.string(), v.uuid(invalid))),
    website: honeypot,
    /** Milliseconds from the opening of the page's document to the sending. Forms without JavaScript have none. */
    elapsed: v.fallback(v.optional(v.number()), undefined),
  },
  required,
)

/** The newsletter form, as JSON; a form post's `consent` is the value of its checkbox, which the function reads. */
export const newsletterSchema = v.object(
  {
    email: visitorAddress,
    consent: v.literal(true, required),
    /** The version of the words that were agreed to: model/consent-versions.ts. */
    consentVersion: sentVersion,
    website: honeypot,
  },
  required,
)

/** @returns the values to send or keep, or the first error of each wrong field */
export function checkFields<const Schema extends v.GenericSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: Schema,
  fields: unknown,
): { output: v.InferOutput<Schema>; errors?: never } | { output?: never; errors: Record<string, FieldError> } {
  const result = v.safeParse(schema, fields)
  if (result.success) return { output: result.output }
  const errors: Record<string, FieldError> = {}
  for (const issue of result.issues)
    errors[v.getDotPath(issue) ?? ''] ??= fieldErrors.find((code) => code === issue.message) ?? invalid
  return { errors }
}
