import { parseEnvironment } from '../environment.ts'
import { answerLead, erasePerson } from './leads/change-inbox.ts'
import { formatLeadsCsv, formatSubscribersCsv, formatText } from './leads/format-inbox.ts'
import { type Inbox, openDeployedInbox, withLocalInboxes } from './leads/open-inboxes.ts'
import { type Command, parseCommand, usage } from './leads/parse-command.ts'
import { type InboxReport, readInbox } from './leads/read-inbox.ts'

const environment = parseEnvironment(process.env)

try {
  const command = parseCommand(process.argv.slice(2))
  console.log(command.isHelp ? usage : await runOnInboxes(command))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function runOnInboxes(command: Command): Promise<string> {
  if (command.isDeployed) return run(command, [openDeployedInbox(environment)])
  return withLocalInboxes('.netlify/blobs-serve', (inboxes) => run(command, inboxes))
}

/** @returns what to print */
async function run(command: Command, inboxes: Inbox[]): Promise<string> {
  if (command.answered !== undefined) {
    await answerLead(inboxes, command.answered)
    return 'Marked as answered.'
  }
  if (command.erase !== undefined) {
    const { messages, isSubscriber } = await erasePerson(inboxes, command.erase)
    return `Erased messages: ${messages}; newsletter: ${isSubscriber ? 'erased' : 'not known'}.`
  }
  const reports = await Promise.all(inboxes.map((inbox) => readInbox(inbox, environment)))
  return format(select(reports, command), command)
}

function select(reports: InboxReport[], { isQuarantinedOnly }: Command): InboxReport {
  return {
    leads: reports.flatMap(({ leads }) => leads).filter(({ held }) => held || !isQuarantinedOnly),
    subscribers: reports.flatMap(({ subscribers }) => subscribers).filter(({ held }) => held || !isQuarantinedOnly),
  }
}

function format(report: InboxReport, { output }: Command): string {
  if (output === 'json') return JSON.stringify(report, null, 2)
  if (output === 'leads.csv') return formatLeadsCsv(report.leads)
  if (output === 'subscribers.csv') return formatSubscribersCsv(report.subscribers)
  return formatText(report)
}
