import { describeIssue } from '../../functions/newsletter/describe-issue.ts'
import { continueIssue, endIssue, readIssues, settleUncertain, stopIssue } from '../../functions/newsletter/issues.ts'
import { parseOptions } from '../parse-options.ts'
import { wakeJob } from './site.ts'
import { deployedUsage, withIssues } from './with-issues.ts'

const flag = { type: 'boolean', default: false } as const

const statusUsage = `npm run newsletter -- status
    how far each issue is, the newest first: who got it, who did not and why, the time that is left
    --json       the same for programs; npm run -s newsletter prints nothing else
${deployedUsage}`

/** `npm run newsletter -- status` */
export async function runStatus(args: string[]): Promise<string> {
  const { values } = parseOptions({ args, options: { help: flag, json: flag, deployed: flag } }, statusUsage)
  if (values.help) return statusUsage
  return withIssues(values.deployed, async ({ environment }) => {
    const issues = await readIssues()
    if (values.json) {
      return JSON.stringify({
        issues: issues.map(({ slug, state, counts, uncertain }) => ({ slug, state, counts, uncertain })),
      })
    }
    if (issues.length === 0) return 'No issue has been sent yet.'
    return issues.map((issue) => describeIssue(issue, environment.NEWSLETTER_PER_MINUTE)).join('\n\n')
  })
}

const stopUsage = `npm run newsletter -- stop
    pauses the issue that is being sent; only mails that are in flight still go
    --end        ends it, also while it is paused: whoever still waits gets nothing, and another issue can be sent
${deployedUsage}`

/** `npm run newsletter -- stop` */
export async function runStop(args: string[]): Promise<string> {
  const { values } = parseOptions({ args, options: { help: flag, end: flag, deployed: flag } }, stopUsage)
  if (values.help) return stopUsage
  return withIssues(values.deployed, async () => {
    if (values.end) {
      const ended = await endIssue()
      if (!ended) throw new Error('No issue is being sent or paused.')
      return `${ended} has ended. npm run newsletter -- status says who got it.`
    }
    const slug = await stopIssue()
    if (!slug) throw new Error('No issue is being sent.')
    return `${slug} is paused. npm run newsletter -- continue goes on with exactly the rest.`
  })
}

const continueUsage = `npm run newsletter -- continue
    goes on with the issue that is paused: exactly the readers who have not had it
${deployedUsage}`

/** `npm run newsletter -- continue` */
export async function runContinue(args: string[]): Promise<string> {
  const { values } = parseOptions({ args, options: { help: flag, deployed: flag } }, continueUsage)
  if (values.help) return continueUsage
  return withIssues(values.deployed, async (place) => {
    const slug = await continueIssue()
    if (!slug) throw new Error('No issue is paused.')
    return `${slug} goes on ${await wakeJob(place)}.`
  })
}

const uncertainUsage = `npm run newsletter -- uncertain <slug> --resend|--leave
    decides about readers whose mail may be delivered or not; status names them
    --resend     sends it to them: some will have it twice
    --leave      passes them over: some will not have it
${deployedUsage}`

/** `npm run newsletter -- uncertain <slug>` */
export async function runUncertain(args: string[]): Promise<string> {
  const { values, positionals } = parseOptions(
    { args, allowPositionals: true, options: { help: flag, resend: flag, leave: flag, deployed: flag } },
    uncertainUsage,
  )
  if (values.help) return uncertainUsage
  const [slug, ...others] = positionals
  if (!slug || others.length > 0) throw new Error(`uncertain expects one issue.\n\n${uncertainUsage}`)
  if (values.resend === values.leave) throw new Error(`uncertain expects --resend or --leave.\n\n${uncertainUsage}`)
  return withIssues(values.deployed, async (place) => {
    const readers = await settleUncertain(slug, values.resend)
    if (readers === undefined)
      throw new Error(`No issue ${slug} has been sent. npm run newsletter -- status lists them.`)
    if (readers === 'busy') throw new Error('Another issue is under way: one goes after the other.')
    if (readers === 0) return `Nobody is uncertain about ${slug}.`
    if (values.leave) return `Passed over: ${readers}.`
    const [issue] = await readIssues(slug)
    return issue?.state === 'paused'
      ? `They wait with the others: ${readers}. The issue is paused; npm run newsletter -- continue goes on.`
      : `Sent again to ${readers}, ${await wakeJob(place)}.`
  })
}
