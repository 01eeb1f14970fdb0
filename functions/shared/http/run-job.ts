import type { Environment } from '../../../environment.ts'
import { alertFailure } from '../data/alert.ts'
import { readEnvironment } from './error-handling.ts'
import { type Caller, refuseForeignCall } from './refuse-foreign-call.ts'

/**
 * Runs a scheduled function, whose failure the log and an alert tell.
 *
 * @param name of the function
 * @returns 500 where the work fails, as a rule because the database does
 */
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
