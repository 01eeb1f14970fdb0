import { existsSync } from 'node:fs'
import { type Environment, parseEnvironment } from '../environment.ts'
import { parseOptions } from './parse-options.ts'
import { readLocalSecret } from './serve/read-local-secret.ts'
import { withDeployedDatabase, withLocalDatabase } from './with-database.ts'

/** What a command says, and its exit code. */
export type Answer = { text: string; code: number }

/** Where a command looks: at the deployed site, or at the one on this machine. */
export type Place = { isDeployed: boolean; environment: Environment }

type Config<Flag extends string, Option extends string> = {
  usage: string
  flags?: readonly Flag[]
  /** Options with a value, and what kind of value that is. */
  options?: { [Name in Option]: keyof typeof readers }
  /** Of these at most one. */
  exclusive?: readonly string[]
  /** Those that go with another one. */
  needs?: Readonly<Record<string, string>>
  /** What stands behind the command, such as `one issue`; without it nothing may. */
  expects?: string
}

/** The arguments of a command. */
export type Arguments<Flag extends string, Option extends string> = {
  has(flag: Flag): boolean
  get(option: Option): string | undefined
  /** What stands behind the command, where it expects something. */
  argument: string
}

/**
 * Makes a command of its usage and its options: it explains itself with `--help`.
 *
 * @returns a function of the arguments, which throws an Error with the usage where one is wrong or does not go with another
 */
export function defineCommand<Flag extends string = never, Option extends string = never>(
  config: Config<Flag, Option>,
  work: (given: Arguments<Flag, Option>) => string | Answer | Promise<string | Answer>,
): (args: string[]) => Promise<Answer> {
  return async (args) => {
    const { usage, expects } = config
    const flag = { type: 'boolean' } as const
    const text = { type: 'string' } as const
    const names = Object.keys(config.options ?? {})
    const options = Object.fromEntries([
      ...['help', ...(config.flags ?? [])].map((name) => [name, flag]),
      ...names.map((name) => [name, text]),
    ])
    const parsed = parseOptions({ args, options, allowPositionals: expects !== undefined }, usage)
    const values: Record<string, unknown> = parsed.values
    if (values.help) return { text: usage, code: 0 }
    const refuse = (message: string): never => {
      throw new Error(`${message}\n\n${usage}`)
    }
    const rivals = (config.exclusive ?? []).filter((name) => values[name] !== undefined)
    if (rivals.length > 1) refuse(`--${rivals.join(' and --')} exclude each other.`)
    for (const [name, other] of Object.entries(config.needs ?? {})) {
      if (values[name] && !values[other]) refuse(`--${name} goes with --${other}.`)
    }
    const [argument = '', ...others] = parsed.positionals
    if (expects && (!argument || others.length > 0)) refuse(`Expected ${expects}.`)
    const read = new Map<string, string>()
    for (const [name, kind] of Object.entries<keyof typeof readers>(config.options ?? {})) {
      const value = values[name]
      if (typeof value !== 'string') continue
      const { isRight, what } = readers[kind]
      if (!isRight.test(value.trim())) refuse(`--${name} expects ${what}.`)
      read.set(name, value.trim())
    }
    const answer = await work({ has: (name) => values[name] === true, get: (name) => read.get(name), argument })
    return typeof answer === 'string' ? { text: answer, code: 0 } : answer
  }
}

const readers = {
  text: { isRight: /^/, what: '' },
  id: {
    isRight: /^[\da-f-]{4,36}$/i,
    what: 'the id that the list shows, or at least its first four characters',
  },
  address: { isRight: /^[^\s@,]+@[^\s@,]+$/, what: 'one e-mail address' },
}

/** Runs work on the database of a place. @param name of the command, for whoever wants the local one at the same time */
function openDatabase<Result>(name: string, { isDeployed, environment }: Place, use: () => Promise<Result>) {
  return isDeployed ? withDeployedDatabase(environment.NETLIFY_DB_URL, use) : withLocalDatabase(`npm run ${name}`, use)
}

/**
 * The same for a command that looks into the database: of this machine, whether its server runs or not, or with `--deployed` that of
 * the deployed site.
 *
 * @returns a function whose second parameter is for tests, which have a database open
 */
export function defineDatabaseCommand<Flag extends string = never, Option extends string = never>(
  { name, ...config }: Config<Flag, Option> & { name: string },
  work: (given: Arguments<Flag | 'deployed', Option>, place: Place) => Promise<string | Answer>,
): (args: string[], open?: typeof openDatabase) => Promise<Answer> {
  return (args, open = openDatabase) =>
    defineCommand<Flag | 'deployed', Option>({ ...config, flags: [...(config.flags ?? []), 'deployed'] }, (given) => {
      const place = findPlace(given.has('deployed'))
      return open(name, place, () => work(given, place))
    })(args)
}

/** @param isDeployed else the environment is as the local server has it */
export function findPlace(isDeployed: boolean): Place {
  const environment = parseEnvironment(process.env)
  if (isDeployed) return { isDeployed, environment }
  // Once a server has run.
  const secret = existsSync('.netlify') ? readLocalSecret('.netlify/signing-secret') : undefined
  const { SIGNING_SECRET = secret, CONTEXT = 'dev' } = environment
  return { isDeployed, environment: { ...environment, SIGNING_SECRET, CONTEXT } }
}

/** The lines of a usage that say where a command looks. */
export const deployedUsage = `    --deployed   on the deployed site: NETLIFY_DB_URL in the environment (Netlify: the project, Database,
                 Connection string); else on this machine, whether the server runs or not`

/** The one of those that were found by the beginning of its id. @throws Error that says how many there are */
export function pickId<Row extends { id: string }>(rows: Row[], beginning: string, what: string): Row {
  const [row, ...others] = rows
  if (!row) throw new Error(`No ${what} has the id ${beginning}. The list has them all.`)
  if (others.length === 0) return row
  const ids = rows.map(({ id }) => id).join('\n')
  throw new Error(`Several ${what}s have an id that begins with ${beginning}:\n${ids}`)
}

/** Prints what a command answers, or in plain words why it failed. */
export async function printAnswer(work: () => Promise<Answer>): Promise<void> {
  try {
    const { text, code } = await work()
    console.log(text)
    process.exitCode = code
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
