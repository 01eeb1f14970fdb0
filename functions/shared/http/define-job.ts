import type { Context } from '@netlify/functions'
import { type Environment, isLoopback } from '../../../environment.ts'
import { alertFailure } from '../data/alert.ts'
import { readEnvironment } from './requests.ts'
import { functionHeaders } from './responses.ts'

/**
 * A function that only Netlify calls, whose failure the log and an alert tell. Another machine gets no answer from `netlify dev`, which
 * listens on all networks of this one and lets anybody call any function. Where the site is deployed, only Netlify can call a job.
 */
export function defineJob(name: string, work: (environment: Environment, request?: Request) => Promise<void>) {
  return async (request?: Request, caller?: Pick<Context, 'ip'>): Promise<Response> => {
    if (process.env.NETLIFY_DEV && !(caller && isLoopback(caller.ip)))
      return new Response(null, { status: 404, headers: functionHeaders })
    const environment = readEnvironment(name)
    try {
      await work(environment, request)
      return new Response(null, { status: 204 })
    } catch (error) {
      console.error(`[${name}] failed:`, error instanceof Error ? error.message : error)
      await alertFailure(error, environment)
      return new Response('Failed: see the log', { status: 500 })
    }
  }
}
