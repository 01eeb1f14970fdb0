import type { Answer } from '../command.ts'

type Command = (args: string[]) => Promise<Answer>

/**
 * The commands of `npm run newsletter`, in the order in which an issue meets them. Each is loaded when it is wanted, because a wrong
 * file of an issue must not keep others from their help.
 */
export const commands: Record<string, { summary: string; load: () => Promise<Command> }> = {
  new: {
    summary: 'makes the files of an issue in each language, on request from a post',
    load: async () => (await import('./new-issue.ts')).create,
  },
  preview: {
    summary: 'writes the mails of an issue as files and prints where they are',
    load: async () => (await import('./preview-issue.ts')).preview,
  },
  test: {
    summary: 'mails an issue to yourself, in each language',
    load: async () => (await import('./test-issue.ts')).test,
  },
  send: {
    summary: 'sends an issue to all readers, each in their language, once',
    load: async () => (await import('./send-issue.ts')).send,
  },
  status: {
    summary: 'says how far each issue is',
    load: async () => (await import('./manage-issues.ts')).status,
  },
  stop: {
    summary: 'pauses the issue that is being sent',
    load: async () => (await import('./manage-issues.ts')).stop,
  },
  continue: {
    summary: 'goes on with the issue that is paused',
    load: async () => (await import('./manage-issues.ts')).goOn,
  },
  uncertain: {
    summary: 'decides about readers of whom nobody knows whether they have an issue',
    load: async () => (await import('./manage-issues.ts')).uncertain,
  },
  bounces: {
    summary: 'reads mails that came back, so that nobody writes to addresses that are gone',
    load: async () => (await import('./read-bounces.ts')).bounces,
  },
}
