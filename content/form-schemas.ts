import * as v from 'valibot'
import { contactTopics, type FieldError, fieldErrors, fieldLimits } from './forms.ts'
import { citySlugs, serviceSlugs } from './slugs.ts'

// What the browser checks before it sends a form, and the function again. The messages of issues are `FieldError`s.
// `locale` is not here, because content/ knows no languages: the function adds it.

const required: FieldError = 'required'
const invalid: FieldError = 'invalid'
const tooLong: FieldError = 'tooLong'
const email: FieldError = 'email'

/** One line of text. What could end a mail's header or turn its direction becomes a space. */
function line(limit: number) {
  return v.pipe(
    v.string(invalid),
    v.transform((value) => value.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')),
    v.trim(),
    v.maxCodePoints(limit, tooLong),
  )
}

/** Several lines. Forms send CRLF, which counts as one character, as in `maxlength`. */
function paragraphs(limit: number) {
  return v.pipe(
    v.string(invalid),
    v.transform((value) =>
      value
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+/gu, ''),
    ),
    v.trim(),
    v.maxCodePoints(limit, tooLong),
  )
}

/** What `<input type="email">` accepts, with a dot in its domain. */
const emailAddress = v.pipe(
  v.string(invalid),
  v.trim(),
  v.nonEmpty(required),
  v.maxCodePoints(fieldLimits.email, tooLong),
  v.transform(toAsciiDomain),
  v.rfcEmail(email),
  v.regex(/^.{1,64}@.+\..+$/, email),
)

/** Mail needs ASCII domains. Chromium makes one of `info@española.es`, Firefox sends what was typed. */
function toAsciiDomain(address: string): string {
  const [, local, domain] = /^([^@]*)@(?!\p{ASCII}*$)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? []
  const url = domain && URL.parse(`http://${domain}`)
  return url ? `${local}@${url.hostname}` : address
}

/** May be missing; an empty input of a form is missing too. */
export function optionalField<const Schema extends v.GenericSchema<string>>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.string(invalid),
      v.transform((value) => (value.trim() === '' ? undefined : value)),
      v.optional(schema),
    ),
  )
}

/** People do not see this field and leave it empty. */
const honeypot = optionalField(line(fieldLimits.message))

/** The contact form, as JSON or as a form post. */
export const contactSchema = v.object(
  {
    name: v.pipe(line(fieldLimits.name), v.nonEmpty(required)),
    email: emailAddress,
    company: optionalField(line(fieldLimits.company)),
    message: v.pipe(paragraphs(fieldLimits.message), v.nonEmpty(required)),
    topic: optionalField(v.picklist(contactTopics, invalid)),
    /** What the visitor was looking at: slugs of a service and a city, and the path of the page. */
    service: optionalField(v.picklist(serviceSlugs, invalid)),
    city: optionalField(v.picklist(citySlugs, invalid)),
    page: optionalField(
      v.pipe(v.string(), v.maxLength(fieldLimits.page, tooLong), v.regex(/^\/(?!\/)[!-~]*$/, invalid)),
    ),
    /** Idempotency key: the same one is the same message. */
    id: optionalField(v.pipe(v.string(), v.uuid(invalid))),
    website: honeypot,
    /** Milliseconds from the first key or tap in the form to its sending. Forms without JavaScript have none. */
    elapsed: v.fallback(v.optional(v.number()), undefined),
  },
  required,
)

/** The newsletter form, as JSON; a form post's `consent` is the value of its checkbox, which the function reads. */
export const newsletterSchema = v.object(
  { email: emailAddress, consent: v.literal(true, required), website: honeypot },
  required,
)

export type ContactMessage = v.InferOutput<typeof contactSchema>

/**
 * Checks the fields of a form.
 *
 * @returns what to send or keep, or the first error of each wrong field
 */
export function checkFields<const Schema extends v.GenericSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: Schema,
  fields: unknown,
): { output: v.InferOutput<Schema>; errors?: never } | { output?: never; errors: Record<string, FieldError> } {
  const result = v.safeParse(schema, fields)
  if (result.success) return { output: result.output }
  const errors: Record<string, FieldError> = {}
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= toFieldError(issue.message)
  return { errors }
}

function toFieldError(message: string): FieldError {
  return fieldErrors.find((code) => code === message) ?? 'invalid'
}
