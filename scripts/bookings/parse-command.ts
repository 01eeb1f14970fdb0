import { createReaders, parseOptions } from '../parse-options.ts'

/** What `npm run bookings` is asked to do. */
export type Command = { isHelp: boolean; isDeployed: boolean; action: Action }

type Action =
  | { name: 'list'; isJson: boolean }
  | { name: 'check' }
  | { name: 'cancel'; id: string; reason?: string | undefined }
  | { name: 'erase'; address: string }

export const usage = `npm run bookings                                  appointments and requests, by their time
npm run bookings -- --json                        all as JSON; npm run -s bookings prints nothing else
npm run bookings -- --check                       reads your calendar now: busy times, city days and what can be booked
                                                  in the next 14 days
npm run bookings -- --cancel <id> --reason "…"    cancels one; the visitor gets a mail with the reason
npm run bookings -- --erase <e-mail>              deletes all appointments of a person; a coming one is canceled first
npm run bookings -- --help                        this list

Of an id the first four characters are enough, if no other appointment has them. To move an appointment, or to note that
nobody came, open its page: the link stands in the mail that told you of it.

These use the database of the local server, whether it runs or not. With --deployed they use that of the deployed
site: NETLIFY_DB_URL in the environment (Netlify: the project, Database, Connection string), and CALENDAR_URLS for --check.`

const { check, readId, readAddress } = createReaders(usage)

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const

const options = {
  help: flag,
  json: flag,
  check: flag,
  deployed: flag,
  cancel: text,
  reason: text,
  erase: text,
} as const

/** @throws Error with the usage where an argument is wrong or does not go with another */
export function parseCommand(args: string[]): Command {
  const { values } = parseOptions({ args, options }, usage)
  const { help, json, check: isCheck, deployed, cancel, reason, erase } = values
  const actions = [json || undefined, isCheck || undefined, cancel, erase].filter((value) => value !== undefined)
  check(actions.length <= 1, '--json, --check, --cancel and --erase exclude each other.')
  check(reason === undefined || cancel !== undefined, '--reason goes with --cancel.')
  return { isHelp: help, isDeployed: deployed, action: getAction() }

  function getAction(): Action {
    if (cancel !== undefined)
      return { name: 'cancel', id: readId('cancel', cancel), reason: reason?.trim() || undefined }
    if (erase !== undefined) return { name: 'erase', address: readAddress('erase', erase) }
    return isCheck ? { name: 'check' } : { name: 'list', isJson: json }
  }
}
