import { createHash } from 'node:crypto'
import type { Context } from '@netlify/functions'
import * as v from 'valibot'
import { checkFields, optionalField } from '../../../content/form-schemas.ts'
import type { FieldError } from '../../../content/forms.ts'
import { type Environment, findSiteUrl, readEnvironment as readVariables } from '../../../environment.ts'
import { defaultLocale, type Locale, localeCodes } from '../../../locales/locales.ts'
import { splitLocale } from '../../../locales/paths.ts'
import { alertFailure } from '../data/alert.ts'
import { type ErrorCode, rejectRequest } from './responses.ts'

/** Where a function runs, and what lets it work on after its response. */
export type Background = Pick<Context, 'waitUntil'> & { deploy?: Pick<Context['deploy'], 'context'> | undefined }

/** Whether this is a deploy for a look: its database is a copy of the real one, and it mails no visitor. */
export function isPreview({ deploy }: Background): boolean {
  return deploy?.context === 'deploy-preview' || deploy?.context === 'branch-deploy'
}

/** What answers a request, by path and method. */
export type Routes = Record<string, Record<string, Handler>>

type Handler = (request: Request, environment: Environment, context: Background) => Response | Promise<Response>

/**
 * A function of the site. It never answers with 500: 4xx for a visitor's mistake, 503 where something failed that nobody expected.
 *
 * @param getRoutes called for each request, so that a file can begin with them
 * @param refuse says who gets no answer, before the path is looked at: where it gets 403 the local server asks for `<path>.html` and
 *   the like too, and passes the last answer on
 */
export function handleRoutes(
  name: string,
  getRoutes: () => Routes,
  refuse?: (request: Request, environment: Environment) => Response | undefined,
) {
  return async (request: Request, context: Background): Promise<Response> => {
    const environment = readEnvironment(name)
    const reject = (code: 'notFound' | 'method' | 'unavailable') => rejectRequest(request, code, findLocale(request))
    try {
      const refusal = refuse?.(request, environment)
      if (refusal) return refusal
      const methods = getRoutes()[new URL(request.url).pathname.replace(/\/$/, '')]
      if (!methods) return reject('notFound')
      const handle = methods[request.method]
      if (handle) return await handle(request, environment, context)
      const response = reject('method')
      response.headers.set('allow', Object.keys(methods).join(', '))
      return response
    } catch (error) {
      console.error(`[${name}] failed`, listFrames(error))
      context.waitUntil(alertFailure(error, environment))
      return reject('unavailable')
    }
  }
}

const named = new Set<string>()

/** The variables of a function. A wrong one counts as unset, and the log of each process names it once. */
export function readEnvironment(name: string): Environment {
  const { values, problems } = readVariables(process.env)
  for (const problem of problems) {
    if (named.has(problem.name)) continue
    named.add(problem.name)
    console.error(`[${name}] ${problem.name} counts as not set: ${problem.message}`)
  }
  return values
}

/** The stack of an error without its message, which may hold what a visitor typed. */
function listFrames(error: unknown): string[] {
  return (error instanceof Error && error.stack?.split('\n').filter((line) => /^ {4}at /.test(line))) || []
}

/** A rejected form post: its fields, and what is wrong with them. */
export type RejectedForm = {
  code: ErrorCode
  fields: Record<string, string>
  errors?: Record<string, FieldError> | undefined
}

/** Shows a form again that a browser without JavaScript has sent. */
export type ShowForm = (locale: Locale, rejected: RejectedForm) => Response | Promise<Response>

/** What a form has beside the fields that are kept: they tell who has sent it. */
type Signs = { website?: string | undefined; elapsed?: number | undefined }

/** The language, a field of all forms. */
export const localeField = optionalField(v.picklist(localeCodes, 'invalid'))

/**
 * Reads what a form has sent and checks it: a form post that is refused comes back as its page, JSON is answered as JSON.
 *
 * @param read the fields that the schema checks
 * @returns the refusal, or what was sent, with `reject` for what shows later
 */
export async function receiveForm<const Schema extends v.GenericSchema<unknown, Signs, v.BaseIssue<unknown>>>(
  request: Request,
  environment: Environment,
  schema: Schema,
  showForm: ShowForm,
  read = ({ fields }: Submission): unknown => fields,
) {
  const submission = await readSubmission(request)
  if ('code' in submission) return rejectRequest(request, submission.code, findLocale(request))
  const { isForm, fields } = submission
  const locale = findLocale(request, fields)
  const reject = (code: ErrorCode, errors?: Record<string, FieldError>) =>
    isForm ? showForm(locale, { code, fields, errors }) : rejectRequest(request, code, locale, errors)
  const checked = checkFields(schema, read(submission))
  if (checked.errors) return reject('invalid', checked.errors)
  const { website, elapsed, ...output } = checked.output
  const suspicions = listSuspicions(website, output, isForm && isCrossSite(request, environment))
  return { output, locale, isForm, reject, suspicions, isHasty: elapsed !== undefined && elapsed < minElapsed }
}

/** The fields of a form: JSON from the page's script, or a form post from the browser, which then shows a page. */
export type Submission = { isForm: false; fields: unknown } | { isForm: true; fields: Record<string, string> }

/** Reads what a form has sent, by its content type. @returns a code where that cannot be read */
async function readSubmission(request: Request): Promise<Submission | { code: ErrorCode }> {
  // Without parameters, such as the character set.
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === 'application/x-www-form-urlencoded'
  if (!isForm && type !== 'application/json') return { code: 'mediaType' }
  const body = await readBody(request)
  if (!body) return { code: 'tooLarge' }
  if (isForm) return { isForm, fields: Object.fromEntries(new URLSearchParams(body.toString())) }
  const fields = parseJson(body)
  return fields === undefined ? { code: 'notJson' } : { isForm, fields }
}

/** Reads the JSON of a POST by its schema, or refuses it. No other site may send JSON through a visitor's browser. */
export async function readJson<const Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<{ output: v.InferOutput<Schema> } | Response> {
  const submission = await readSubmission(request)
  if ('code' in submission) return rejectRequest(request, submission.code, findLocale(request))
  const { isForm, fields } = submission
  if (isForm) return rejectRequest(request, 'mediaType', findLocale(request))
  const { success, output } = v.safeParse(schema, fields)
  return success ? { output } : rejectRequest(request, 'invalid', findLocale(request, fields))
}

/** The fields of a form that a page of a function has sent; what is no form has none. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(String((await readBody(request)) ?? '')))
}

const maxBytes = 64 * 1024

/** @returns undefined where the body is longer than 64 KB */
function readBody({ body }: Request): Promise<Buffer | undefined> {
  // An aborted body is invalid input.
  return readBytes(body, maxBytes).catch(() => Buffer.alloc(0))
}

/** Reads what was sent, as a request or as its answer. @returns undefined where it has more bytes */
export async function readBytes(body: Request['body'], most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) return undefined
    chunks.push(chunk)
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

/** The language of the response: from the body or the link, else from the page it was sent from, else the site's first. */
export function findLocale(request: Request, fields?: unknown): Locale {
  const parameters = Object.fromEntries(new URL(request.url).searchParams)
  for (const source of [fields, parameters]) {
    const result = v.safeParse(v.object({ locale: v.picklist(localeCodes) }), source)
    if (result.success) return result.output.locale
  }
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return referrer ? splitLocale(referrer.pathname).locale : defaultLocale
}

/**
 * Whether a form post was sent by a page of another site, through one of its visitors. It is no reason to refuse a message:
 * a translated or cached copy of our page is another site too. JSON needs no rule, because no other site may send it.
 */
export function isCrossSite(request: Request, environment: Environment): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'cross-site'
  // `null` is what browsers send for pages without a referrer, such as the function's own.
  return headers.get('origin') !== 'null' && hasForeignOrigin(request, environment)
}

/** Whether a page that is none of this site says that it sent a request. */
export function hasForeignOrigin({ headers, url }: Request, environment: Environment): boolean {
  const origin = headers.get('origin')
  // A preview is served at another address than the published site; no page can choose the one in `url`.
  const own = [findSiteUrl(environment), url].map((address) => new URL(address).host)
  return origin !== null && !own.includes(URL.parse(origin)?.host ?? '')
}

/**
 * Derives the id of a form post, which sends none: the same words on the same day are the same message, so that a double
 * click creates only one. A UUID of version 8: https://www.rfc-editor.org/rfc/rfc9562#section-5.8
 */
export function deriveId(fields: object): string {
  const day = new Date().toISOString().slice(0, 10)
  const hash = createHash('sha256')
    .update(JSON.stringify([day, fields]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** Why a request is quarantined: it is kept, and nothing is mailed unless the owner releases it. */
export type Suspicion = 'honeypot' | 'links' | 'cross-site'

/** Milliseconds. People rarely fill in a form faster, but a prepared text can be pasted. */
const minElapsed = 2_000

const maxLinks = 10

/**
 * Guesses whether a program sent a form. What looks like spam is not mailed, but named in the owner's daily digest, who
 * releases a message with one click; a hasty one is mailed with a mark. So a wrong guess loses nothing.
 */
function listSuspicions(website: string | undefined, fields: object, isForeign: boolean): Suspicion[] {
  const links =
    Object.values(fields)
      .join('\n')
      .match(/https?:\/\//gi) ?? []
  const reasons = [
    website !== undefined && 'honeypot',
    links.length > maxLinks && 'links',
    isForeign && 'cross-site',
  ] as const
  return reasons.filter((reason) => reason !== false)
}
