import type { Config } from '@netlify/functions'
import { type Environment, parseEnvironment } from '../../environment.ts'
import { readEnvironment, withErrorHandling } from '../shared/error-handling.ts'
import { findLocale } from '../shared/find-locale.ts'
import type { Background } from '../shared/jobs.ts'
import { confirm, erase, showConfirm, showUnsubscribe, unsubscribe } from './newsletter-links.ts'
import { rejectRequest } from './responses.ts'
import { submitMessage } from './submit-message.ts'
import { subscribe } from './subscribe.ts'

/**
 * The two forms, and the pages that newsletter mails link to.
 *
 * @returns never 500: 4xx for a visitor's mistake, 503 where nothing could be saved or sent
 */
export default function contact(request: Request, context: Background): Promise<Response> {
  return withErrorHandling(
    'contact',
    () => route(request, context),
    () => rejectRequest(request, 'unavailable', findLocale(request)),
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
  '/api/newsletter/confirm': { GET: showConfirm, HEAD: showConfirm, POST: confirm },
  '/api/newsletter/unsubscribe': { GET: showUnsubscribe, HEAD: showUnsubscribe, POST: unsubscribe },
  '/api/newsletter/erase': { GET: showUnsubscribe, HEAD: showUnsubscribe, POST: erase },
}

function route(request: Request, context: Background): Response | Promise<Response> {
  const methods = handlers[new URL(request.url).pathname.replace(/\/$/, '')]
  if (!methods) return rejectRequest(request, 'notFound', findLocale(request))
  const handle = methods[request.method]
  if (!handle) {
    const response = rejectRequest(request, 'method', findLocale(request))
    response.headers.set('allow', Object.keys(methods).join(', '))
    return response
  }
  // With an invalid variable, messages are saved as if none were set, and mailed once it is corrected.
  return handle(request, readEnvironment('contact', process.env) ?? parseEnvironment({}), context)
}
