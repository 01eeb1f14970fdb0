import type { Environment } from '../../../environment.ts'
import { alertFailure } from '../data/alert.ts'
import type { Background } from './background.ts'
import { readEnvironment, withErrorHandling } from './error-handling.ts'
import { findLocale } from './find-locale.ts'
import { rejectRequest } from './form-responses.ts'

/** What answers a request, by path and method. */
export type Routes = Record<string, Record<string, Handler>>

type Handler = (request: Request, environment: Environment, context: Background) => Response | Promise<Response>

/**
 * Answers a request of a form or a mailed link.
 *
 * @param name of the function, for the log
 * @returns never 500: 4xx for a visitor's mistake, 503 where nothing could be saved or sent
 */
export function handleRoutes(name: string, routes: Routes, request: Request, context: Background): Promise<Response> {
  const reject = (code: 'notFound' | 'method' | 'unavailable') => rejectRequest(request, code, findLocale(request))
  return withErrorHandling(
    name,
    () => {
      const methods = routes[new URL(request.url).pathname.replace(/\/$/, '')]
      if (!methods) return reject('notFound')
      const handle = methods[request.method]
      if (handle) return handle(request, readEnvironment(name, process.env), context)
      const response = reject('method')
      response.headers.set('allow', Object.keys(methods).join(', '))
      return response
    },
    (error) => {
      context.waitUntil(alertFailure(error, readEnvironment(name, process.env)))
      return reject('unavailable')
    },
  )
}
