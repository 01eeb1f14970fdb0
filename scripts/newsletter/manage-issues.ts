import type { Environment } from '../../environment.ts'
import { continueIssue, endIssue, readIssues, settleUncertain, stopIssue } from '../../functions/newsletter/issues.ts'
import { describeIssue } from '../../functions/newsletter/mails.ts'
import { type Place, wakeJob } from '../database-command.ts'

/** How far each issue is, the newest first. */
export async function listIssues(isJson: boolean, environment: Environment): Promise<string> {
  const issues = await readIssues()
  if (isJson) {
    return JSON.stringify({
      issues: issues.map(({ slug, state, counts, uncertain }) => ({ slug, state, counts, uncertain })),
    })
  }
  if (issues.length === 0) return 'No issue has been sent yet.'
  return issues.map((issue) => describeIssue(issue, environment.NEWSLETTER_PER_MINUTE)).join('\n\n')
}

/** Pauses the issue that is being sent, or ends it. */
export async function stop(isEnd: boolean): Promise<string> {
  const slug = isEnd ? await endIssue() : await stopIssue()
  if (!slug) throw new Error(`No issue is being sent${isEnd ? ' or paused' : ''}.`)
  return isEnd
    ? `${slug} has ended. npm run newsletter -- status says who got it.`
    : `${slug} is paused. npm run newsletter -- continue goes on with exactly the rest.`
}

export async function goOn(place: Place): Promise<string> {
  const slug = await continueIssue()
  if (!slug) throw new Error('No issue is paused.')
  return `${slug} goes on ${await wakeJob(place)}.`
}

/** Decides about readers of whom nobody knows whether they have an issue. */
export async function settle(slug: string, isResent: boolean, place: Place): Promise<string> {
  const readers = await settleUncertain(slug, isResent)
  if (readers === undefined) throw new Error(`No issue ${slug} has been sent. npm run newsletter -- status lists them.`)
  if (readers === 'busy') throw new Error('Another issue is under way: one goes after the other.')
  if (readers === 0) return `Nobody is uncertain about ${slug}.`
  if (!isResent) return `Passed over: ${readers}.`
  return `It is sent again, ${await wakeJob(place)} or, while the issue is paused, once it goes on: ${readers}.`
}
