import * as v from 'valibot'
import { optionalField } from '../../../content/form-schemas.ts'
import { localeCodes } from '../../../locales/locales.ts'
import { parseJson, readBody, readMediaType } from './read-body.ts'

/** The language, a field of both forms. */
export const localeField = optionalField(v.picklist(localeCodes, 'invalid'))

/** The fields of a form: JSON from the page's script, or a form post from the browser, which then shows a page. */
export type Submission = { isForm: false; fields: unknown } | { isForm: true; fields: Record<string, string> }

/** Why a body cannot be read. */
type Unreadable = { code: 'notJson' | 'tooLarge' | 'mediaType' }

/** Reads the body of a request by its content type. */
export async function readSubmission(request: Request): Promise<Submission | Unreadable> {
  const type = readMediaType(request)
  const isForm = type === 'application/x-www-form-urlencoded'
  if (!isForm && type !== 'application/json') return { code: 'mediaType' }
  const body = await readBody(request)
  if (!body) return { code: 'tooLarge' }
  if (isForm) return { isForm, fields: Object.fromEntries(new URLSearchParams(body.toString())) }
  const fields = parseJson(body)
  return fields === undefined ? { code: 'notJson' } : { isForm, fields }
}
