import * as v from 'valibot'
import { optionalField } from '../../../content/form-schemas.ts'
import { type Locale, localeCodes } from '../../../locales/locales.ts'
import type { ErrorCode } from './errors.ts'
import { findLocale } from './find-locale.ts'

/** The language, a field of all forms. */
export const localeField = optionalField(v.picklist(localeCodes, 'invalid'))

/** The fields of a form: JSON from the page's script, or a form post from the browser, which then shows a page. */
export type Submission = { isForm: false; fields: unknown } | { isForm: true; fields: Record<string, string> }

/** Reads what a form has sent, by its content type. @returns a code where that cannot be read */
export async function readSubmission(request: Request): Promise<Submission | { code: ErrorCode }> {
  const type = readMediaType(request)
  const isForm = type === 'application/x-www-form-urlencoded'
  if (!isForm && type !== 'application/json') return { code: 'mediaType' }
  const body = await readBody(request)
  if (!body) return { code: 'tooLarge' }
  if (isForm) return { isForm, fields: Object.fromEntries(new URLSearchParams(body.toString())) }
  const fields = parseJson(body)
  return fields === undefined ? { code: 'notJson' } : { isForm, fields }
}

/** Why a request is rejected, and the language of the message. */
export type RequestError = { code: ErrorCode; locale: Locale }

/** Reads the JSON of a POST by its schema. No other site may send JSON through a visitor's browser. */
export async function readJson<const Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<{ output: v.InferOutput<Schema> } | RequestError> {
  const locale = findLocale(request)
  if (request.method !== 'POST') return { code: 'method', locale }
  if (readMediaType(request) !== 'application/json') return { code: 'mediaType', locale }
  const body = await readBody(request)
  if (!body) return { code: 'tooLarge', locale }
  const value = parseJson(body)
  if (value === undefined) return { code: 'notJson', locale }
  const result = v.safeParse(schema, value)
  return result.success ? { output: result.output } : { code: 'invalid', locale: findLocale(request, value) }
}

/** The fields of a form that a page of a function has sent; what is no form has none. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(String((await readBody(request)) ?? '')))
}

/** Media type of the body without parameters: `application/json`. */
function readMediaType({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

const maxBytes = 64 * 1024

/** @returns undefined where the body is longer than 64 KB */
async function readBody(request: Request): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return undefined
      chunks.push(chunk)
    }
  } catch {
    return Buffer.alloc(0) // An aborted body is invalid input.
  }
  return Buffer.concat(chunks)
}

/** @returns undefined where the body is not JSON in UTF-8 */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
