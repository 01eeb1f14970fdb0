import {
  continueIssue,
  endIssue,
  readIssues,
  restoreReaders,
  settleUncertain,
  stopIssue,
} from '../../functions/newsletter/issues.ts'
import { describeIssue } from '../../functions/newsletter/mails.ts'
import { type Answer, defineCommand } from '../shared/command.ts'
import { defineDatabaseCommand, deployedUsage, findPlace, type Place, wakeJob } from '../shared/database-command.ts'
import { readBounces } from './read-bounces.ts'

/** In the order in which an issue meets them. */
export const usage = `npm run newsletter -- new <slug>        makes content/newsletter/<slug>/ with a file for each language, as a draft
    --from-post <post>  takes title, summary and first section of content/blog/<post>/, and links it
npm run newsletter -- preview <slug>    writes the mails as HTML and as text into dist.newsletter/<slug>/
npm run newsletter -- test <slug>       mails each language to yourself, with [test] in the subject: by the server that SMTP_URL
                                        names, without it into the local mailbox, while that runs
    --to <address>      your address
npm run newsletter -- send <slug>       says how many readers of each language get it, asks, and starts sending it, once and for ever
    --yes               does not ask
npm run newsletter -- status            how far each issue is, the newest first: who got it, who did not and why, the time left
    --json              the same for programs; npm run -s newsletter prints nothing else
npm run newsletter -- stop              pauses the issue that is being sent; only mails that are in flight still go
    --end               ends it, also while it is paused: whoever still waits gets nothing, and another issue can be sent
npm run newsletter -- continue          goes on with the issue that is paused: exactly the readers who have not had it
npm run newsletter -- uncertain <slug>  decides about readers whose mail may be delivered or not; status names them
    --resend            sends it to them: some will have it twice
    --leave             passes them over: some will not have it
npm run newsletter -- bounces <folder>  reads mails that came back (saved from the mailbox of NEWSLETTER_BOUNCES, a file each) and
                                        complaints that providers send, and writes no more to addresses that are gone or have
                                        complained; the same files can be read again
npm run newsletter -- bounces --undo [address or code]  takes back that somebody cannot be reached: an address, all with a code such
                                        as 5.1.8, or without either all of the last day on which there were any
npm run newsletter -- --help            this list

Each but new and preview takes
${deployedUsage}`

const name = 'newsletter'
const expects = ['one issue']

/** Issues are read only by the commands that need them, so that a wrong file does not break the help of the others. */
export const commands: Record<string, (args: string[]) => Promise<Answer>> = {
  new: defineCommand(
    { usage, options: { 'from-post': 'text' }, expects: ['one name for the issue'] },
    async ({ get, argument }) => (await import('../../authoring/new/issue.ts')).createIssue(argument, get('from-post')),
  ),
  preview: defineCommand({ usage, expects }, async ({ argument }) =>
    (await import('./preview-issue.ts')).previewIssue(argument),
  ),
  test: defineCommand(
    { usage, flags: ['deployed'], options: { to: 'address' }, expects },
    async ({ has, get, argument }) => {
      const to = get('to')
      if (!to) throw new Error(`Expected --to with your address.\n\n${usage}`)
      return (await import('./test-issue.ts')).testIssue(argument, to, findPlace(has('deployed')))
    },
  ),
  send: defineDatabaseCommand({ name, usage, flags: ['yes'], expects }, async ({ has, argument }, place) =>
    (await import('./send-issue.ts')).sendIssue(argument, has('yes'), place),
  ),
  status: defineDatabaseCommand({ name, usage, flags: ['json'] }, async ({ has }, { environment }) => {
    const all = await readIssues()
    const issues = all.map(({ slug, state, counts, uncertain }) => ({ slug, state, counts, uncertain }))
    if (has('json')) return JSON.stringify({ issues })
    const texts = all.map((issue) => describeIssue(issue, environment.NEWSLETTER_PER_MINUTE))
    return texts.join('\n\n') || 'No issue has been sent yet.'
  }),
  stop: defineDatabaseCommand({ name, usage, flags: ['end'] }, async ({ has }) => {
    const isEnd = has('end')
    const slug = isEnd ? await endIssue() : await stopIssue()
    if (!slug) throw new Error(`No issue is being sent${isEnd ? ' or paused' : ''}.`)
    return isEnd
      ? `${slug} has ended. npm run newsletter -- status says who got it.`
      : `${slug} is paused. npm run newsletter -- continue goes on with exactly the rest.`
  }),
  continue: defineDatabaseCommand({ name, usage }, async (_, place) => {
    const slug = await continueIssue()
    if (!slug) throw new Error('No issue is paused.')
    return `${slug} goes on ${await wakeJob(place)}.`
  }),
  uncertain: defineDatabaseCommand(
    { name, usage, flags: ['resend', 'leave'], exclusive: ['resend', 'leave'], expects },
    ({ has, argument }, place) => {
      if (!has('resend') && !has('leave')) throw new Error(`Expected --resend or --leave.\n\n${usage}`)
      return settle(argument, has('resend'), place)
    },
  ),
  bounces: defineDatabaseCommand(
    { name, usage, flags: ['undo'], expects: ['one folder'], isOptional: true },
    ({ has, argument }) => {
      if (has('undo')) return undo(argument)
      if (!argument) throw new Error(`Expected one folder.\n\n${usage}`)
      return readBounces(argument)
    },
  ),
}

/** Decides about readers of whom nobody knows whether they have an issue. */
async function settle(slug: string, isResent: boolean, place: Place): Promise<string> {
  const readers = await settleUncertain(slug, isResent)
  if (readers === undefined) throw new Error(`No issue ${slug} has been sent. npm run newsletter -- status lists them.`)
  if (readers === 'busy') throw new Error('Another issue is under way: one goes after the other.')
  if (readers === 0) return `Nobody is uncertain about ${slug}.`
  if (!isResent) return `Passed over: ${readers}.`
  return `It is sent again, ${await wakeJob(place)} or, while the issue is paused, once it goes on: ${readers}.`
}

/** Brings readers back who were put out by mistake. */
async function undo(which: string): Promise<string> {
  const readers = await restoreReaders(which)
  if (readers.length === 0)
    return `Nobody${which ? ` with ${which}` : ''} is put out, but for readers who complained or left.`
  return ['They get issues again:', ...readers.map(({ email, reason }) => `  ${email} (${reason})`)].join('\n')
}
