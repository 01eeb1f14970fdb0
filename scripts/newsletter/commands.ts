import type { Answer } from '../command.ts'

type Command = (args: string[]) => Promise<Answer>

/**
 * The commands of `npm run newsletter`, in the order in which an issue meets them. Each is loaded when it is wanted, because a wrong
 * file of an issue must not keep others from their help.
 */
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
