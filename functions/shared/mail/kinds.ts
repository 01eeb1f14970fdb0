import type { Environment } from '../../../environment.ts'
import type { Mail, SendResult } from './mailer.ts'
import type { ClaimedMail } from './outbox.ts'

/** What the outbox has to know of a kind of mail. */
export type MailKind = {
  to: 'owner' | 'visitor'
  /**
   * The ceiling of an hour that a mail is taken from, each its own, so that no sort of mail uses up another's. Kinds without one
   * are few by themselves, or were paid for when their request was taken.
   */
  budget?: 'owner mails' | 'awaited mails' | 'appointment mails' | 'receipts'
  /** Whether a second copy does no harm, and a missing one would: it is sent again where nobody knows whether it was delivered. */
  isRepeatable?: boolean
  /** How many copies there may be after crashes; usually two for a visitor, and three for the owner, because losing a message is worse. */
  mostCopies?: number
  /** Milliseconds from the beginning of one to that of the next, where so many go out that providers ask for an even rate. They come last. */
  interval?(environment: Environment): number
  /** What the result of a try means, where it is more than whether to try again. */
  noteResult?(mail: ClaimedMail, result: SendResult, environment: Environment): Promise<void>
  /**
   * Writes the mail, as things are now.
   *
   * @returns where it has nothing to tell any more, the reason
   * @throws Error if what it is about cannot be read
   */
  compose(mail: ClaimedMail, environment: Environment, run: MailRun): Mail | string | Promise<Mail | string>
}

/** Kinds by their names in the outbox. Each feature has a table of its own; functions/every-minute/mail-kinds.ts has them all. */
export type MailKinds = Record<string, MailKind>

/** What a mail can tell of the run that sends it. */
export type MailRun = { kinds: MailKinds; isPreview: boolean }

/** The names of those kinds that go to somebody, the more urgent ones first. */
export function listKinds(kinds: MailKinds, ...to: MailKind['to'][]): string[] {
  const rank = ([, { to, budget, interval }]: [string, MailKind]) =>
    to === 'owner' ? 0 : interval ? 3 : budget === 'receipts' ? 2 : 1
  return Object.entries(kinds)
    .filter(([, kind]) => to.includes(kind.to))
    .sort((one, other) => rank(one) - rank(other))
    .map(([name]) => name)
}
