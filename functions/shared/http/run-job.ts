import type { Context } from '@netlify/functions'
import { type Environment, isLoopback } from '../../../environment.ts'
import { alertFailure } from '../data/alert.ts'
import { readEnvironment } from './requests.ts'
import { functionHeaders } from './responses.ts'

/** Runs a scheduled function, whose failure the log and an alert tell. */
export async function runJob(
  name: string,
  caller: Caller | undefined,
  work: (environment: Environment) => Promise<void>,
): Promise<Response> {
  const refusal = refuseForeignCall(caller)
  if (refusal) return refusal
  const environment = readEnvironment(name, process.env)
  try {
    await work(environment)
    return new Response(null, { status: 204 })
  } catch (error) {
    console.error(`[${name}] failed:`, error instanceof Error ? error.message : error)
    await alertFailure(error, environment)
    return new Response('Failed: see the log', { status: 500 })
  }
}

/** What tells who calls a function. */
export type Caller = Pick<Context, 'ip'>

/**
 * The answer to another machine that calls a job: `netlify dev` listens on all networks of this one, and lets anybody call any
 * function. Where the site is deployed, only Netlify can call a job.
 */
export function refuseForeignCall(caller: Caller | undefined): Response | undefined {
  if (!process.env.NETLIFY_DEV || (caller && isLoopback(caller.ip))) return undefined
  return new Response(null, { status: 404, headers: functionHeaders })
}
