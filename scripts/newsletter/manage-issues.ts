import { continueIssue, endIssue, readIssues, settleUncertain, stopIssue } from '../../functions/newsletter/issues.ts'
import { describeIssue } from '../../functions/newsletter/mails.ts'
import { defineDatabaseCommand, deployedUsage, wakeJob } from '../database-command.ts'

const name = 'newsletter'

const statusUsage = `npm run newsletter -- status
    how far each issue is, the newest first: who got it, who did not and why, the time that is left
    --json       the same for programs; npm run -s newsletter prints nothing else
${deployedUsage}`

export const status = defineDatabaseCommand(
  { name, usage: statusUsage, flags: ['json'] },
  async ({ has }, { environment }) => {
    const issues = await readIssues()
    if (has('json')) {
      return JSON.stringify({
        issues: issues.map(({ slug, state, counts, uncertain }) => ({ slug, state, counts, uncertain })),
      })
    }
    if (issues.length === 0) return 'No issue has been sent yet.'
    return issues.map((issue) => describeIssue(issue, environment.NEWSLETTER_PER_MINUTE)).join('\n\n')
  },
)

const stopUsage = `npm run newsletter -- stop
    pauses the issue that is being sent; only mails that are in flight still go
    --end        ends it, also while it is paused: whoever still waits gets nothing, and another issue can be sent
${deployedUsage}`

export const stop = defineDatabaseCommand({ name, usage: stopUsage, flags: ['end'] }, async ({ has }) => {
  const slug = has('end') ? await endIssue() : await stopIssue()
  if (!slug) throw new Error(`No issue is being sent${has('end') ? ' or paused' : ''}.`)
  return has('end')
    ? `${slug} has ended. npm run newsletter -- status says who got it.`
    : `${slug} is paused. npm run newsletter -- continue goes on with exactly the rest.`
})

const continueUsage = `npm run newsletter -- continue
    goes on with the issue that is paused: exactly the readers who have not had it
${deployedUsage}`

export const goOn = defineDatabaseCommand({ name, usage: continueUsage }, async (_, place) => {
  const slug = await continueIssue()
  if (!slug) throw new Error('No issue is paused.')
  return `${slug} goes on ${await wakeJob(place)}.`
})

const uncertainUsage = `npm run newsletter -- uncertain <slug> --resend|--leave
    decides about readers whose mail may be delivered or not; status names them
    --resend     sends it to them: some will have it twice
    --leave      passes them over: some will not have it
${deployedUsage}`

export const uncertain = defineDatabaseCommand(
  { name, usage: uncertainUsage, flags: ['resend', 'leave'], exclusive: ['resend', 'leave'], expects: ['one issue'] },
  async ({ has, argument: slug }, place) => {
    if (!has('resend') && !has('leave')) throw new Error(`Expected --resend or --leave.\n\n${uncertainUsage}`)
    const readers = await settleUncertain(slug, has('resend'))
    if (readers === undefined)
      throw new Error(`No issue ${slug} has been sent. npm run newsletter -- status lists them.`)
    if (readers === 'busy') throw new Error('Another issue is under way: one goes after the other.')
    if (readers === 0) return `Nobody is uncertain about ${slug}.`
    if (has('leave')) return `Passed over: ${readers}.`
    return `It is sent again, ${await wakeJob(place)} or, while the issue is paused, once it goes on: ${readers}.`
  },
)
