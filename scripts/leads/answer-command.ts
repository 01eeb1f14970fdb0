import type { Environment } from '../../environment.ts'
import { type Answer, erasePerson, exportPerson, release } from './change-inbox.ts'
import { formatSubscribersCsv, formatText } from './format-inbox.ts'
import type { Command } from './parse-command.ts'
import { type InboxReport, readInbox } from './read-inbox.ts'

/** Does what `npm run leads` was told, on the database of the environment. @throws Error that says what is wrong */
export function answerCommand(command: Command, environment: Environment): Promise<Answer> {
  const { action, isAlso, isDeployed } = command
  if (!action) return list(command, environment)
  const { name, value } = action
  if (name === 'erase') return erasePerson(value, isAlso, isDeployed)
  if (name === 'export') return exportPerson(value)
  return release(value, isDeployed)
}

/** Messages and subscribers that are listed for reading; JSON and tables have all. */
const newest = 50

async function list(
  { isHeldOnly, since, isAll, isDeployed, output }: Command,
  environment: Environment,
): Promise<Answer> {
  const most = isAll || output !== 'text' ? Number.POSITIVE_INFINITY : newest
  const report = await readInbox(environment, { isHeldOnly, since }, most)
  if (output === 'json') return { text: JSON.stringify({ ...report, messages: undefined }, null, 2), code: 0 }
  if (output === 'text') return { text: formatText(report, most), code: 0 }
  if (report.unreadable.length > 0) {
    console.error(`Rows that cannot be read are left out: ${report.unreadable.map(({ id }) => id).join(', ')}`)
  }
  return { text: await listSubscribers(report, environment, isDeployed), code: 0 }
}

/** Only who may get the newsletter, and only with links that work: this list is made to be mailed to. */
async function listSubscribers({ subscribers }: InboxReport, environment: Environment, isDeployed: boolean) {
  if (!environment.SIGNING_SECRET) throw new Error(secretAdvice)
  const subscribed = subscribers.filter(({ state, held }) => state === 'subscribed' && !held)
  const link = subscribed[0]?.unsubscribeLink
  if (isDeployed && link) await checkLink(link)
  return formatSubscribersCsv(subscribed)
}

const secretAdvice = 'SIGNING_SECRET must be the one of the deployed site: it signs the links to unsubscribe.'

/** Opens a link as a mail's scanner does, which changes nothing. */
async function checkLink(link: string): Promise<void> {
  const { origin } = new URL(link)
  const response = await fetch(link, { signal: AbortSignal.timeout(15_000) }).catch((error: Error) => error)
  if (response instanceof Response && response.ok) return
  const result = response instanceof Response ? `answers ${response.status}` : `cannot be reached (${response.message})`
  throw new Error(`A link to unsubscribe ${result} at ${origin}. ${secretAdvice} SITE_URL must be its address.`)
}
