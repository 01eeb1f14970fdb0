import { type Environment, parseEnvironment } from '../../environment.ts'

/**
 * Answers a request, also where something fails that nobody has thought of: the platform would show its own page then.
 *
 * @param name of the function, for the log
 * @param refuse makes the answer in that case
 */
export async function answerSafely(
  name: string,
  answer: () => Response | Promise<Response>,
  refuse: () => Response,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    console.error(`[${name}] failed`, listFrames(error))
    return refuse()
  }
}

/** @returns undefined where a variable has a wrong value; which one is logged */
export function readEnvironment(name: string, variables: Record<string, string | undefined>): Environment | undefined {
  try {
    return parseEnvironment(variables)
  } catch (error) {
    console.error(`[${name}]`, error instanceof Error ? error.message : error)
    return undefined
  }
}

/** Where an error comes from; its message may hold what a visitor typed. */
function listFrames(error: unknown): string[] {
  return (error instanceof Error && error.stack?.split('\n').filter((line) => /^ {4}at /.test(line))) || []
}
