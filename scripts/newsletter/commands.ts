import type { Answer } from '../command.ts'

/** What each command of `npm run newsletter` is, in the order in which an issue meets them. */
export const usage = `npm run newsletter -- <command> …

  new        makes the files of an issue in each language, on request from a post
  preview    writes the mails of an issue as files and prints where they are
  test       mails an issue to yourself, in each language
  send       sends an issue to all readers, each in their language, once
  status     says how far each issue is
  stop       pauses the issue that is being sent
  continue   goes on with the issue that is paused
  uncertain  decides about readers of whom nobody knows whether they have an issue
  bounces    reads mails that came back, so that nobody writes to addresses that are gone

npm run newsletter -- <command> --help says more.`

type Command = (args: string[]) => Promise<Answer>

/** Each is loaded when it is wanted, because a wrong file of an issue must not keep others from their help. */
export const commands: Record<string, () => Promise<Command>> = {
  new: async () => (await import('./new-issue.ts')).create,
  preview: async () => (await import('./preview-issue.ts')).preview,
  test: async () => (await import('./test-issue.ts')).test,
  send: async () => (await import('./send-issue.ts')).send,
  status: async () => (await import('./manage-issues.ts')).status,
  stop: async () => (await import('./manage-issues.ts')).stop,
  continue: async () => (await import('./manage-issues.ts')).goOn,
  uncertain: async () => (await import('./manage-issues.ts')).uncertain,
  bounces: async () => (await import('./read-bounces.ts')).bounces,
}
