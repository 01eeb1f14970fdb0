import * as v from 'valibot'
import type { Locale } from '../../../locales/locales.ts'
import type { ErrorCode } from './errors.ts'
import { findLocale } from './find-locale.ts'
import { parseJson, readBody, readMediaType } from './read-body.ts'

/** Why a request cannot be read, and the language of the message. */
export type Unreadable = { code: ErrorCode; locale: Locale }

/** Reads the JSON of a POST by its schema. No other site may send JSON through a visitor's browser. */
export async function readJson<const Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<{ output: v.InferOutput<Schema> } | Unreadable> {
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
