import { createReaders, parseOptions } from '../parse-options.ts'

/** The options of `npm run leads`. */
export type Command = {
  isHelp: boolean
  isDeployed: boolean
  isHeldOnly: boolean
  /** Lists all, not the newest only. */
  isAll: boolean
  /** A day. */
  since?: string | undefined
  output: 'text' | 'json' | 'csv'
  /** In place of a list. */
  action?: { name: ActionName; value: string } | undefined
  /** Erases addresses too that probably belong to the same person. */
  isAlso: boolean
}

/** Each takes the id of a message or an e-mail address. */
const actionNames = ['release', 'erase', 'export'] as const

type ActionName = (typeof actionNames)[number]

export const usage = `npm run leads                          messages and subscribers, the newest first
npm run leads -- --all                 not the newest 50 only
npm run leads -- --since 2026-11-01    only those since this day
npm run leads -- --held                only what looks like spam, which was kept and not mailed
npm run leads -- --json                all as JSON; npm run -s leads prints nothing else
npm run leads -- --csv                 subscribers as CSV, with what each issue must carry: the link to unsubscribe
npm run leads -- --release <id>        mails you a message that was held
npm run leads -- --export <e-mail>     all that is kept of a person, as JSON
npm run leads -- --erase <e-mail>      deletes all that is kept of a person; --also: of their similar addresses too
npm run leads -- --help                this list

Of an id the first four characters are enough, if no other message has them.

These use the database of the local server, whether it runs or not. With --deployed they use that of the deployed
site: NETLIFY_DB_URL in the environment (Netlify: the project, Database, Connection string). What is not told to change
something only reads. All that people brought in, for safekeeping: npm run backup -- --help`

const { check, readId, readAddress } = createReaders(usage)

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const

const options = {
  help: flag,
  json: flag,
  csv: flag,
  held: flag,
  all: flag,
  since: text,
  also: flag,
  deployed: flag,
  release: text,
  erase: text,
  export: text,
} as const

/** @throws Error with the usage where an argument is wrong or does not go with another */
export function parseCommand(args: string[]): Command {
  const values = parseOptions({ args, options }, usage).values
  const { json, csv, since } = values
  const actions = actionNames.flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : { name, value: readAction(name, value) }
  })
  const [action] = actions
  check(
    [json, csv].filter(Boolean).length + actions.length <= 1,
    `--json, --csv and --${actionNames.join(', --')} exclude each other.`,
  )
  check(!action || !(values.held || values.all || since), '--held, --all and --since go with lists.')
  check(!values.also || action?.name === 'erase', '--also goes with --erase.')
  check(since === undefined || isDay(since), '--since expects a day such as 2026-11-01.')
  return {
    isHelp: values.help,
    isDeployed: values.deployed,
    isHeldOnly: values.held,
    isAll: values.all,
    since,
    output: json ? 'json' : csv ? 'csv' : 'text',
    action,
    isAlso: values.also,
  }
}

function readAction(name: ActionName, value: string): string {
  return name === 'erase' || name === 'export' ? readAddress(name, value) : readId(name, value)
}

function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true
}
