import { type Environment, readEnvironment as readVariables } from '../../../environment.ts'

/**
 * Turns unexpected errors into a response of our own; the platform would show its own page.
 *
 * @param name of the function, for the log
 * @param createResponse creates the response for an unexpected error
 */
export async function withErrorHandling(
  name: string,
  answer: () => Response | Promise<Response>,
  createResponse: (error: unknown) => Response,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    console.error(`[${name}] failed`, listFrames(error))
    return createResponse(error)
  }
}

const named = new Set<string>()

/**
 * The variables of a function. A wrong one counts as unset, and the log of each process names it once.
 *
 * @param name of the function, for the log
 */
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
