import { type Answer, defineCommand } from '../command.ts'
import { defineDatabaseCommand, deployedUsage, findPlace } from '../database-command.ts'
import { goOn, listIssues, settle, stop } from './manage-issues.ts'
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
npm run newsletter -- --help            this list

Each but new and preview takes
${deployedUsage}`

const name = 'newsletter'
const expects = ['one issue']

/** What reads issues is loaded when it is wanted, because a wrong file of one must not keep others from their help. */
export const commands: Record<string, (args: string[]) => Promise<Answer>> = {
  new: defineCommand(
    { usage, options: { 'from-post': 'text' }, expects: ['one name for the issue'] },
    async ({ get, argument }) => (await import('./new-issue.ts')).createIssue(argument, get('from-post')),
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
  status: defineDatabaseCommand({ name, usage, flags: ['json'] }, ({ has }, { environment }) =>
    listIssues(has('json'), environment),
  ),
  stop: defineDatabaseCommand({ name, usage, flags: ['end'] }, ({ has }) => stop(has('end'))),
  continue: defineDatabaseCommand({ name, usage }, (_, place) => goOn(place)),
  uncertain: defineDatabaseCommand(
    { name, usage, flags: ['resend', 'leave'], exclusive: ['resend', 'leave'], expects },
    ({ has, argument }, place) => {
      if (!has('resend') && !has('leave')) throw new Error(`Expected --resend or --leave.\n\n${usage}`)
      return settle(argument, has('resend'), place)
    },
  ),
  bounces: defineDatabaseCommand({ name, usage, expects: ['one folder'] }, ({ argument }) => readBounces(argument)),
}
