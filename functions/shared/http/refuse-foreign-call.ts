import type { Context } from '@netlify/functions'
import { isLoopback } from '../../../environment.ts'
import { functionHeaders } from './responses.ts'

/** What tells who calls a function. */
export type Caller = Pick<Context, 'ip'>

/**
 * The answer to another machine that calls a job: `netlify dev` listens on all networks of this one, and lets anybody call any
 * function. Where the site is deployed, only Netlify can call a job.
 *
 * @returns undefined where the call is allowed
 */
export function refuseForeignCall(caller: Caller | undefined): Response | undefined {
  if (!process.env.NETLIFY_DEV || (caller && isLoopback(caller.ip))) return undefined
  return new Response(null, { status: 404, headers: functionHeaders })
}
