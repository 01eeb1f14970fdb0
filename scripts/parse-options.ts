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

/** Readers of what a command is told. Each throws an Error with the usage where that is wrong. */
export function createReaders(usage: string) {
  function check(isRight: boolean, message: string): void {
    if (!isRight) throw new Error(`${message}\n\n${usage}`)
  }
  return {
    check,
    /** An id, or its beginning. */
    readId(option: string, value: string): string {
      const id = value.trim()
      check(
        /^[\da-f-]{4,36}$/i.test(id),
        `--${option} expects the id that the list shows, or at least its first four characters.`,
      )
      return id
    },
    readAddress(option: string, value: string): string {
      const address = value.trim()
      check(/.@./.test(address), `--${option} expects an e-mail address.`)
      return address
    },
  }
}
