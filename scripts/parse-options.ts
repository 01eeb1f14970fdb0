import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads the arguments of a command.
 *
 * @throws Error with the usage where Node does not know an argument
 */
export function parseOptions<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`, { cause: error })
  }
}
