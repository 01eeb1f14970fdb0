import type { Config } from '@netlify/functions'
import { type Environment, parseEnvironment } from '../../environment.ts'
import { findLocale } from '../shared/find-locale.ts'
import { answerSafely, readEnvironment } from '../shared/guard.ts'
import type { Background } from '../shared/jobs.ts'
import { refuse } from './answers.ts'
import { askToConfirm, askToLeave, confirm, erase, unsubscribe } from './newsletter-links.ts'
import { submitMessage } from './submit-message.ts'
import { subscribe } from './subscribe.ts'

/**
 * The two forms, and what the links of newsletter mails open.
 *
 * @returns never 500: what a visitor can do wrong is 4xx, and 503 says that nothing could be kept or sent
 */
export default function contact(request: Request, context: Background): Promise<Response> {
  return answerSafely(
    'contact',
    () => route(request, context),
    () => refuse(request, 'unavailable', findLocale(request)),
  )
}

// Only literals: Netlify's bundler reads this without running it, and drops a rule that it does not understand. `method` is
// left out, because the platform would answer a wrong one with 404. The free plan has two rules, so all paths share one.
export const config: Config = {
  path: ['/api/contact', '/api/newsletter', '/api/newsletter/*'],
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}

type Handler = (request: Request, environment: Environment, context: Background) => Response | Promise<Response>

const handlers: Record<string, Record<string, Handler>> = {
  '/api/contact': { POST: submitMessage },
  '/api/newsletter': { POST: subscribe },
  '/api/newsletter/confirm': { GET: askToConfirm, HEAD: askToConfirm, POST: confirm },
  '/api/newsletter/unsubscribe': { GET: askToLeave, HEAD: askToLeave, POST: unsubscribe },
  '/api/newsletter/erase': { GET: askToLeave, HEAD: askToLeave, POST: erase },
}

function route(request: Request, context: Background): Response | Promise<Response> {
  const methods = handlers[new URL(request.url).pathname.replace(/\/$/, '')]
  if (!methods) return refuse(request, 'notFound', findLocale(request))
  const handle = methods[request.method]
  if (!handle) return refuseMethod(request, Object.keys(methods))
  // A wrong variable must not cost a message: it is kept as if nothing were set, and mailed when that is put right.
  return handle(request, readEnvironment('contact', process.env) ?? parseEnvironment({}), context)
}

function refuseMethod(request: Request, allowed: string[]): Response {
  const response = refuse(request, 'method', findLocale(request))
  response.headers.set('allow', allowed.join(', '))
  return response
}
