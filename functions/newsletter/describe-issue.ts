import { formatTime } from '../shared/mail/mail-parts.ts'
import type { IssueReport } from './issues.ts'

/** How an issue is, for the owner: progress, time left, and what to do. */
export function describeIssue(issue: IssueReport, perMinute: number): string {
  const { slug, counts, uncertain, reasons } = issue
  const readers = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const lines = [
    `${slug}: ${describeState(issue, perMinute)}`,
    `  sent ${counts.sent} of ${readers}; refused ${counts.refused}, skipped ${counts.skipped}, uncertain ${counts.uncertain}, waiting ${counts.waiting}`,
    ...reasons.map(({ state, reason, readers }) => `  ${state}: ${readers} × ${reason}`),
  ]
  if (counts.uncertain > 0) {
    lines.push(
      '  Uncertain: delivered or not, nobody knows. They get no second copy unless you say so:',
      ...uncertain.slice(0, mostAddresses).map((address) => `    ${address}`),
      ...(uncertain.length > mostAddresses
        ? [`    … and ${uncertain.length - mostAddresses} more: status --json has all`]
        : []),
      `  npm run newsletter -- uncertain ${slug} --resend sends it to them, --leave passes them over`,
    )
  }
  return lines.join('\n')
}

/** Addresses that are listed; more would make a mail that nobody reads. */
const mostAddresses = 50

function describeState(issue: IssueReport, perMinute: number): string {
  const { state, started_at, finished_at, paused_at, paused_because } = issue
  if (state === 'finished')
    return `finished; begun ${formatTime(started_at)}${finished_at ? `, ended ${formatTime(finished_at)}` : ''}`
  if (state === 'started')
    return `is being sent since ${formatTime(started_at)}; ${describeTimeLeft(issue, perMinute)} left`
  const since = paused_at ? ` since ${formatTime(paused_at)}` : ''
  return `paused${since}: ${paused_because ?? 'you stopped it'}. npm run newsletter -- continue goes on with exactly the rest`
}

/** By the mails of a minute; readers that wait for another try may take longer. */
function describeTimeLeft({ counts, next_at }: IssueReport, perMinute: number): string {
  const wait = next_at ? Math.max(0, (next_at.getTime() - Date.now()) / 60_000) : 0
  const minutes = Math.ceil(wait + counts.waiting / perMinute)
  return minutes < 90
    ? `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    : `about ${Math.round(minutes / 60)} hours`
}
