import type { Context } from '@netlify/functions'
import { type Environment, isLoopback } from '../../../environment.ts'
import { alertFailure } from '../data/alert.ts'
import { functionHeaders } from './headers.ts'
import { listFrames, readEnvironment } from './requests.ts'

/** A scheduled function, for Netlify alone. Any machine of the network can call it on the local server, so it looks who calls. */
export function defineJob(name: string, work: (environment: Environment) => Promise<void>) {
  return async (_request?: Request, caller?: Pick<Context, 'ip'>): Promise<Response> => {
    if (process.env.NETLIFY_DEV && !(caller && isLoopback(caller.ip)))
      return new Response(null, { status: 404, headers: functionHeaders })
    const environment = readEnvironment(name)
    try {
      await work(environment)
      return new Response(null, { status: 204 })
    } catch (error) {
      console.error(`[${name}] failed:`, Object(error).name, listFrames(error))
      await alertFailure(error, environment)
      return new Response('Failed: see the log', { status: 500 })
    }
  }
}
