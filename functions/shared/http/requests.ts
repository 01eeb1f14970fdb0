import type { Context } from '@netlify/functions'
import * as v from 'valibot'
import { type Environment, findSiteUrl, readEnvironment as readVariables } from '../../../environment.ts'
import { defaultLocale, type Locale, localeCodes } from '../../../locales/locales.ts'
import { splitLocale } from '../../../locales/paths.ts'
import { site } from '../../../model/kinds/site.ts'
import { alertFailure } from '../data/alert.ts'
import { type ErrorCode, rejectRequest } from './responses.ts'

/** The deploy of a function, who asks it, and the work that goes on after its response. */
export type Background = Pick<Context, 'waitUntil'> &
  Partial<Pick<Context, 'ip'>> & { deploy?: Pick<Context['deploy'], 'context'> | undefined }

/** A preview has a copy of the real database, and mails no visitor. */
export function isPreview({ deploy }: Background): boolean {
  return deploy?.context === 'deploy-preview' || deploy?.context === 'branch-deploy'
}

export type Routes = Record<string, Record<string, Handler>>

type Handler = (request: Request, environment: Environment, context: Background) => Response | Promise<Response>

/**
 * A function of the site. It never answers with 500: 4xx for a visitor's mistake, 503 for an unexpected failure. `getRoutes` is
 * called for each request, so that a file can begin with its routes. `refuse` comes before the path is looked at.
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
export function listFrames(error: unknown): string[] {
  return (error instanceof Error && error.stack?.split('\n').filter((line) => /^ {4}at /.test(line))) || []
}

/** The fields of a form: JSON from the page's script, or a form post from the browser, which then shows a page. */
export type Submission = { isForm: false; fields: unknown } | { isForm: true; fields: Record<string, string> }

export async function readSubmission(request: Request): Promise<Submission | { code: ErrorCode }> {
  // Without parameters, such as the character set.
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === 'application/x-www-form-urlencoded'
  if (!isForm && type !== 'application/json') return { code: 'mediaType' }
  const body = await readBody(request)
  if (!body) return { code: 'tooLarge' }
  if (isForm) return { isForm, fields: Object.fromEntries(new URLSearchParams(body.toString())) }
  const fields = parseJson(body)
  // JSON that is no object has no fields.
  return fields === undefined ? { code: 'notJson' } : { isForm, fields: Object(fields) }
}

/** Reads the JSON of a POST by its schema, or refuses it. No other site may send JSON through a visitor's browser. */
export async function readJson<const Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  const submission = await readSubmission(request)
  if ('code' in submission) return rejectRequest(request, submission.code, findLocale(request))
  const { isForm, fields } = submission
  const locale = findLocale(request, fields)
  if (isForm) return rejectRequest(request, 'mediaType', locale)
  const { success, output } = v.safeParse(schema, fields)
  return success ? { output } : rejectRequest(request, 'invalid', locale)
}

/** The fields of a form that a page of a function has sent; any other body has none. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(String((await readBody(request)) ?? '')))
}

const maxBytes = 64 * 1024

/** Undefined if the body is longer than 64 KB. */
function readBody({ body }: Request): Promise<Buffer | undefined> {
  // An aborted body is invalid input.
  return readBytes(body, maxBytes).catch(() => Buffer.alloc(0))
}

/** Reads the body of a request or an answer; undefined if it has more bytes. */
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

/** Undefined if the body is not JSON in UTF-8. */
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
 * If a page of another site sent a form post, through one of its visitors. That is no reason to refuse a message: a translated
 * or cached copy of our page is another site too. JSON needs no rule, because no other site may send it.
 */
export function isCrossSite(request: Request, environment: Environment): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'cross-site'
  // `null` is what browsers send for pages without a referrer, such as the function's own.
  return headers.get('origin') !== 'null' && hasForeignOrigin(request, environment)
}

/** If a page of another site says that it sent a request. */
export function hasForeignOrigin({ headers, url }: Request, environment: Environment): boolean {
  const origin = headers.get('origin')
  // A preview is served at another address than the published site; no page can choose the one in `url`.
  const own = [findSiteUrl(environment, site.url), url].map((address) => new URL(address).host)
  return origin !== null && !own.includes(URL.parse(origin)?.host ?? '')
}
