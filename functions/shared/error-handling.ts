import { type Environment, parseEnvironment } from '../../environment.ts'

/**
 * Turns unexpected errors into a response of our own; the platform would show its own page.
 *
 * @param name of the function, for the log
 * @param createResponse creates the response for an unexpected error
 */
export async function withErrorHandling(
  name: string,
  answer: () => Response | Promise<Response>,
  createResponse: () => Response,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    console.error(`[${name}] failed`, listFrames(error))
    return createResponse()
  }
}

/** Parses the environment. @returns undefined where a variable is invalid; the log names it */
export function readEnvironment(name: string, variables: Record<string, string | undefined>): Environment | undefined {
  try {
    return parseEnvironment(variables)
  } catch (error) {
    console.error(`[${name}]`, error instanceof Error ? error.message : error)
    return undefined
  }
}

/** The stack of an error without its message, which may hold what a visitor typed. */
function listFrames(error: unknown): string[] {
  return (error instanceof Error && error.stack?.split('\n').filter((line) => /^ {4}at /.test(line))) || []
}
