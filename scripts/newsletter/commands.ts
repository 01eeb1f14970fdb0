import {
  continueIssue,
  endIssue,
  readIssues,
  restoreReaders,
  settleUncertain,
  stopIssue,
  suppressAddress,
} from '../../functions/newsletter/issues.ts'
import { describeIssue } from '../../functions/newsletter/mails.ts'
import { tell } from '../../locales/owner.ts'
import { normalizeAddress } from '../../model/form-schemas.ts'
import { type Answer, defineCommand, writeUsage } from '../shared/command.ts'
import { defineDatabaseCommand, deployedUsage, findPlace, type Place, wakeJob } from '../shared/database-command.ts'
import { readBounces } from './read-bounces.ts'

/** In the order in which an issue meets them. */
export const usage = writeUsage([
  ['npm run newsletter -- new <slug>', tell('newsletter.usage.new')],
  ['    --from-post <post>', tell('newsletter.usage.fromPost')],
  ['npm run newsletter -- preview <slug>', tell('newsletter.usage.preview')],
  ['npm run newsletter -- test <slug> --to <e-mail>', tell('newsletter.usage.test')],
  ['npm run newsletter -- send <slug>', tell('newsletter.usage.send')],
  ['    --yes', tell('newsletter.usage.yes')],
  ['npm run newsletter -- status', tell('newsletter.usage.status')],
  ['    --json', tell('newsletter.usage.json')],
  ['npm run newsletter -- stop', tell('newsletter.usage.stop')],
  ['    --end', tell('newsletter.usage.end')],
  ['npm run newsletter -- continue', tell('newsletter.usage.continue')],
  ['npm run newsletter -- uncertain <slug>', tell('newsletter.usage.uncertain')],
  ['    --resend', tell('newsletter.usage.resend')],
  ['    --leave', tell('newsletter.usage.leave')],
  ['npm run newsletter -- bounces <…>', tell('newsletter.usage.bounces')],
  ['npm run newsletter -- bounces --undo [<…>]', tell('newsletter.usage.undo')],
  ['npm run newsletter -- bounces --gone <e-mail>', tell('newsletter.usage.gone')],
  deployedUsage,
])

const name = 'newsletter'
const expects = [tell('newsletter.expects')]

/** Issues are read only by the commands that need them, so that a wrong file does not break the help of the others. */
export const commands: Record<string, (args: string[]) => Promise<Answer>> = {
  new: defineCommand({ usage, options: { 'from-post': 'text' }, expects }, async ({ get, argument }) =>
    (await import('../../authoring/new/issue.ts')).createIssue(argument, get('from-post')),
  ),
  preview: defineCommand({ usage, expects }, async ({ argument }) =>
    (await import('./send-issue.ts')).previewIssue(argument),
  ),
  test: defineCommand(
    { usage, flags: ['deployed'], options: { to: 'address' }, expects },
    async ({ has, get, argument }) => {
      const to = get('to')
      if (!to) throw new Error(`${tell('newsletter.expects.to')}\n\n${usage}`)
      return (await import('./send-issue.ts')).testIssue(argument, to, findPlace(has('deployed')))
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
    return texts.join('\n\n') || tell('newsletter.none')
  }),
  stop: defineDatabaseCommand({ name, usage, flags: ['end'] }, async ({ has }) => {
    const isEnd = has('end')
    const slug = isEnd ? await endIssue() : await stopIssue()
    if (!slug) throw new Error(tell('newsletter.none.sending'))
    return isEnd ? tell('newsletter.ended', { slug }) : tell('newsletter.paused', { slug })
  }),
  continue: defineDatabaseCommand({ name, usage }, async (_, place) => {
    const slug = await continueIssue()
    if (!slug) throw new Error(tell('newsletter.none.paused'))
    return tell('newsletter.continued', { slug, when: await wakeJob(place) })
  }),
  uncertain: defineDatabaseCommand(
    { name, usage, flags: ['resend', 'leave'], exclusive: ['resend', 'leave'], expects },
    ({ has, argument }, place) => {
      if (!has('resend') && !has('leave')) throw new Error(`${tell('newsletter.expects.decision')}\n\n${usage}`)
      return settle(argument, has('resend'), place)
    },
  ),
  bounces: defineDatabaseCommand(
    {
      name,
      usage,
      flags: ['undo'],
      options: { gone: 'address' },
      exclusive: ['undo', 'gone'],
      expects: [tell('newsletter.expects.folder')],
      isOptional: true,
    },
    ({ has, get, argument }) => {
      const gone = get('gone')
      if (gone) return putOut(gone)
      if (has('undo')) return undo(argument)
      if (!argument)
        throw new Error(`${tell('command.expects', { what: tell('newsletter.expects.folder') })}\n\n${usage}`)
      return readBounces(argument)
    },
  ),
}

/** Decides about readers of whom nobody knows whether they have an issue. */
async function settle(slug: string, isResent: boolean, place: Place): Promise<string> {
  const readers = await settleUncertain(slug, isResent)
  if (readers === undefined) throw new Error(tell('newsletter.unknown', { slug }))
  if (readers === 'busy') throw new Error(tell('newsletter.busy'))
  if (readers === 0) return tell('newsletter.certain', { slug })
  if (!isResent) return tell('newsletter.left', { count: readers })
  return tell('newsletter.resent', { count: readers, when: await wakeJob(place) })
}

/** Writes no more to an address whose mail came back without a sign of its issue. */
async function putOut(email: string): Promise<string> {
  const address = normalizeAddress(email)
  if (!(await suppressAddress(address))) throw new Error(tell('newsletter.gone.none', { address }))
  return tell('newsletter.gone', { address })
}

async function undo(which: string): Promise<string> {
  const readers = await restoreReaders(which)
  if (readers.length === 0) return tell('newsletter.undo.none')
  return [tell('newsletter.undone'), ...readers.map(({ email, reason }) => `  ${email} (${reason})`)].join('\n')
}
