import { createReaders, parseOptions } from '../parse-options.ts'

/** What `npm run bookings` is told. */
export type Command = { isHelp: boolean; isDeployed: boolean; action: Action }

type Action =
  | { name: 'list'; isJson: boolean }
  | { name: 'check' }
  | { name: 'cancel'; id: string; reason?: string | undefined }
  | { name: 'move'; id: string; start: Date }
  | { name: 'no-show'; id: string }
  | { name: 'erase'; address: string }

export const usage = `npm run bookings                                  appointments and requests, by their time
npm run bookings -- --json                        all as JSON; npm run -s bookings prints nothing else
npm run bookings -- --check                       reads your calendar now: busy times, city days and what can be booked
                                                  in the next 14 days
npm run bookings -- --cancel <id> --reason "…"    cancels one; the visitor gets a mail with the reason
npm run bookings -- --move <id> <start>           moves one: 2026-12-01T10:00 is your time, 2026-12-01T09:00Z is UTC
npm run bookings -- --no-show <id>                notes that the visitor did not come
npm run bookings -- --erase <e-mail>              deletes all appointments of a person; a coming one is canceled first
npm run bookings -- --help                        this list

Of an id the first four characters are enough, if no other appointment has them.

These use the database of the local server, whether it runs or not. With --deployed they use that of the deployed
site: NETLIFY_DB_URL in the environment (Netlify: the project, Database, Connection string), and CALENDAR_URLS for --check
and --move.`

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
  move: text,
  'no-show': text,
  erase: text,
} as const

/**
 * @param readStart reads a time of the owner's
 * @throws Error with the usage where an argument is wrong or does not go with another
 */
export function parseCommand(args: string[], readStart: (value: string) => Date | undefined): Command {
  const { values, positionals } = parseOptions({ args, options, allowPositionals: true }, usage)
  const { help, json, check: isCheck, deployed, cancel, reason, move, erase } = values
  const noShow = values['no-show']
  const told = [json || undefined, isCheck || undefined, cancel, move, noShow, erase].filter(
    (value) => value !== undefined,
  )
  check(told.length <= 1, '--json, --check, --cancel, --move, --no-show and --erase exclude each other.')
  check(reason === undefined || cancel !== undefined, '--reason goes with --cancel.')
  const [start, ...others] = positionals
  check(
    others.length === 0 && (start === undefined || move !== undefined),
    `Unexpected argument ${positionals.at(-1)}.`,
  )
  return { isHelp: help, isDeployed: deployed, action: getAction() }

  function getAction(): Action {
    if (cancel !== undefined)
      return { name: 'cancel', id: readId('cancel', cancel), reason: reason?.trim() || undefined }
    if (noShow !== undefined) return { name: 'no-show', id: readId('no-show', noShow) }
    if (move !== undefined) {
      const moment = readStart(start ?? '')
      if (!moment) throw new Error(`--move expects an id and a time such as 2026-12-01T10:00.\n\n${usage}`)
      return { name: 'move', id: readId('move', move), start: moment }
    }
    if (erase !== undefined) return { name: 'erase', address: readAddress('erase', erase) }
    return isCheck ? { name: 'check' } : { name: 'list', isJson: json }
  }
}
