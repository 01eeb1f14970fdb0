import { parseOptions } from '../parse-options.ts'

/** The options of `npm run leads`. */
export type Command = {
  isHelp: boolean
  isDeployed: boolean
  isQuarantinedOnly: boolean
  output: 'text' | 'json' | 'leads.csv' | 'subscribers.csv'
  /** The id of a message to mark. */
  answered?: string
  /** The address of a person to erase. */
  erase?: string
}

export const usage = `npm run leads                          messages and subscribers, the newest first
npm run leads -- --held                only what looks like spam, which was kept and not mailed
npm run leads -- --json                as JSON; npm run -s leads prints nothing else
npm run leads -- --csv                 messages as CSV
npm run leads -- --csv --subscribers   subscribers as CSV, with the proofs of their consent
npm run leads -- --answered <id>       marks a message as answered; the beginning of its id is enough
npm run leads -- --erase <e-mail>      deletes all that is kept of a person
npm run leads -- --help                this list

These read and change what the local server keeps, whether it runs or not. With --deployed they read and change the
deployed site, which needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN in the environment.`

const flag = { type: 'boolean', default: false } as const

const options = {
  help: flag,
  json: flag,
  csv: flag,
  subscribers: flag,
  held: flag,
  deployed: flag,
  answered: { type: 'string' },
  erase: { type: 'string' },
} as const

/** @throws Error with the usage where an argument is wrong or does not go with another */
export function parseCommand(args: string[]): Command {
  const { help, json, csv, subscribers, held, deployed, answered, erase } = parseOptions(
    { args, options },
    usage,
  ).values
  if ([json, csv, answered !== undefined, erase !== undefined].filter(Boolean).length > 1) {
    throw new Error(`--json, --csv, --answered and --erase exclude each other.\n\n${usage}`)
  }
  if (subscribers && !csv) throw new Error(`--subscribers goes with --csv.\n\n${usage}`)
  if (erase !== undefined && !erase.includes('@')) throw new Error(`--erase expects an e-mail address.\n\n${usage}`)
  if (answered !== undefined && !/^[\da-f-]{4,36}$/i.test(answered)) {
    throw new Error(`--answered expects the id of a message, or at least four characters of it.\n\n${usage}`)
  }
  return {
    isHelp: help,
    isDeployed: deployed,
    isQuarantinedOnly: held,
    output: json ? 'json' : csv ? (subscribers ? 'subscribers.csv' : 'leads.csv') : 'text',
    ...(answered !== undefined && { answered }),
    ...(erase !== undefined && { erase }),
  }
}
