import type { Context } from '@netlify/functions'
import { type Environment, readEnvironment as readVariables } from '../../../environment.ts'
import type { Locale } from '../../../locales/locales.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import { alertFailure } from '../data/alert.ts'
import { type Html, html } from './html.ts'
import { findLocale } from './read-request.ts'
import { htmlResponse, rejectRequest } from './responses.ts'
import { listSecrets, type Purpose, readToken } from './tokens.ts'

/** Where a function runs, and what lets it work on after its response. */
export type Background = Pick<Context, 'waitUntil'> & { deploy?: Pick<Context['deploy'], 'context'> | undefined }

/** Whether this is a deploy for a look: its database is a copy of the real one, and it mails no visitor. */
export function isPreview({ deploy }: Background): boolean {
  return deploy?.context === 'deploy-preview' || deploy?.context === 'branch-deploy'
}

/** What answers a request, by path and method. */
export type Routes = Record<string, Record<string, Handler>>

type Handler = (request: Request, environment: Environment, context: Background) => Response | Promise<Response>

/** Answers a request, never with 500: 4xx for a visitor's mistake, 503 where something failed that nobody expected. */
export async function handleRoutes(
  name: string,
  routes: Routes,
  request: Request,
  context: Background,
): Promise<Response> {
  const reject = (code: 'notFound' | 'method' | 'unavailable') => rejectRequest(request, code, findLocale(request))
  try {
    const methods = routes[new URL(request.url).pathname.replace(/\/$/, '')]
    if (!methods) return reject('notFound')
    const handle = methods[request.method]
    if (handle) return await handle(request, readEnvironment(name, process.env), context)
    const response = reject('method')
    response.headers.set('allow', Object.keys(methods).join(', '))
    return response
  } catch (error) {
    console.error(`[${name}] failed`, listFrames(error))
    context.waitUntil(alertFailure(error, readEnvironment(name, process.env)))
    return reject('unavailable')
  }
}

const named = new Set<string>()

/** The variables of a function. A wrong one counts as unset, and the log of each process names it once. */
export function readEnvironment(name: string, variables: Record<string, string | undefined>): Environment {
  const { values, problems } = readVariables(variables)
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

/** A mailed link whose token is valid, and what it is for. */
export type MailedLink = {
  purpose: Purpose
  /** Of its token: the id of what it is about. */
  subject: string
  token: string
  locale: Locale
  request: Request
  environment: Environment
  background: Background
}

export type LinkError = 'invalid' | 'expired'

/** The answer to a mailed link; undefined where what it is about is over or gone. */
export type LinkAnswer = Response | undefined | Promise<Response | undefined>

/** Answers a mailed link. Mail programs and scanners open links, so a link only shows a page, and its button acts. */
export function handleLink(
  purposes: readonly Purpose[],
  answer: (link: MailedLink) => LinkAnswer,
  reject: (locale: Locale, error: LinkError) => Response,
) {
  return async (request: Request, environment: Environment, background: Background): Promise<Response> => {
    const locale = findLocale(request)
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const results = purposes.map((purpose) => ({ purpose, ...readToken(purpose, token, listSecrets(environment)) }))
    for (const { purpose, subject } of results) {
      if (!subject) continue
      const response = await answer({ purpose, subject, token, locale, request, environment, background })
      return response ?? reject(locale, 'expired')
    }
    return reject(locale, results.some(({ error }) => error === 'expired') ? 'expired' : 'invalid')
  }
}

/** The page in place of that of a mailed link that does not work. @param way to go on */
export function refuseLink(locale: Locale, error: LinkError, expired: string, way: Html): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  const [status, text] = error === 'expired' ? [410, expired] : [400, i18n.t('mail.link.invalid')]
  return htmlResponse(locale, status, i18n.t('mail.link.title'), html`<p>${text}</p>\n<p>${way}</p>`)
}
