import { parseArgs } from 'node:util'
import type { Tell } from '../../locales/owner.ts'
import { explainDisk } from '../../owner-error.ts'

export type Answer = { text: string; code: number }

export type Config<Flag extends string, Option extends string> = {
  usage: string
  flags?: readonly Flag[]
  /** Options with a value, and the kind of the value. */
  options?: { [Name in Option]: keyof typeof readers }
  exclusive?: readonly string[]
  /** Those that go with another one: `cancel`, or `cancel or --cancel-from`. */
  needs?: Readonly<Record<string, string>>
  /** The arguments of the command, such as `one issue`. Without it the command takes none. */
  expects?: readonly string[]
  isOptional?: boolean
  /** The option after which more arguments than those may come. */
  takesMore?: string
}

export type Arguments<Flag extends string, Option extends string> = {
  has(flag: Flag): boolean
  get(option: Option): string | undefined
  /** The first argument, or an empty text. */
  argument: string
  others: string[]
}

/** Makes a command from its usage and options; `--help` prints the usage. It throws an Error with the usage for a wrong argument. */
export function defineCommand<Flag extends string = never, Option extends string = never>(
  config: Config<Flag, Option>,
  work: (given: Arguments<Flag, Option>) => string | Answer | Promise<string | Answer>,
): (args: string[]) => Promise<Answer> {
  return async (args) => {
    const { usage, expects } = config
    const flag = { type: 'boolean' } as const
    const text = { type: 'string' } as const
    const options = Object.fromEntries([
      ...['help', ...(config.flags ?? [])].map((name) => [name, flag]),
      ...Object.keys(config.options ?? {}).map((name) => [name, text]),
    ])
    const refuse = async (write: (tell: Tell) => string): Promise<never> => {
      // Loaded when it is needed: `npm run ready` tells of a content/site.json that cannot be read.
      const { tell } = await import('../../locales/owner.ts')
      throw new Error(`${write(tell)}\n\n${usage}`)
    }
    const parse = () => {
      try {
        return parseArgs({ args, options, allowPositionals: expects !== undefined })
      } catch (error) {
        // Node names what it does not know, in English.
        const [, what = args.join(' ')] = /'(.+?)'/.exec(String(error)) ?? []
        return refuse((tell) => tell('command.unknown', { what }))
      }
    }
    const parsed = await parse()
    const values: Record<string, unknown> = parsed.values
    if (values.help) return { text: usage, code: 0 }
    const rivals = (config.exclusive ?? []).filter((name) => values[name] !== undefined)
    if (rivals.length > 1)
      await refuse((tell) => tell('command.rivals', { names: rivals.map((name) => `--${name}`).join(', ') }))
    for (const [name, other] of Object.entries(config.needs ?? {})) {
      if (values[name] && !other.split(' or --').some((one) => values[one]))
        await refuse((tell) => tell('command.needs', { name, other }))
    }
    const [argument = '', ...others] = parsed.positionals
    const isMissing = parsed.positionals.length === 0 && config.isOptional
    const isMore = config.takesMore !== undefined && values[config.takesMore] !== undefined
    if (expects && !isMissing && !isMore && parsed.positionals.length !== expects.length)
      await refuse((tell) => tell('command.expects', { what: expects.join(', ') }))
    const read = new Map<string, string>()
    for (const [name, kind] of Object.entries<keyof typeof readers>(config.options ?? {})) {
      const value = values[name]
      if (typeof value !== 'string') continue
      if (kind !== 'text' && !readers[kind].test(value.trim()))
        await refuse((tell) => tell(`command.${kind}`, { name }))
      read.set(name, value.trim())
    }
    const has = (name: Flag) => values[name] === true
    const answer = await work({ has, get: (name) => read.get(name), argument, others })
    return typeof answer === 'string' ? { text: answer, code: 0 } : answer
  }
}

const readers = { text: /^/, id: /^[\da-f-]{4,36}$/i, address: /^[^\s@,]+@[^\s@,]+$/ }

/** The lines of a command and what each does, then sentences about all of them. */
export function writeUsage(rows: ReadonlyArray<readonly [command: string, does: string]>, ...notes: string[]): string {
  const width = Math.min(Math.max(...rows.map(([command]) => command.length)), 56) + 2
  const lines = rows.map(([command, does]) => `${command.padEnd(width)}${command.length < width ? '' : '  '}${does}`)
  return [lines.join('\n'), ...notes].join('\n\n')
}

export function runCommand<Flag extends string = never, Option extends string = never>(
  ...command: Parameters<typeof defineCommand<Flag, Option>>
): Promise<void> {
  return printAnswer(() => defineCommand(...command)(process.argv.slice(2)))
}

export async function printAnswer(work: () => Promise<Answer>): Promise<void> {
  try {
    const { text, code } = await work()
    console.log(text)
    process.exitCode = code
  } catch (error) {
    console.error(explainDisk(error) ?? (error instanceof Error ? error.message : error))
    process.exitCode = 1
  }
}
