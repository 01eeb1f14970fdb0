import type { Environment } from '../../../environment.ts'
import type { Mail } from './mailer.ts'
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
  /**
   * Writes the mail, as things are now.
   *
   * @returns undefined where it has nothing to tell any more
   * @throws Error if what it is about cannot be read
   */
  compose(mail: ClaimedMail, environment: Environment, run: MailRun): Mail | undefined | Promise<Mail | undefined>
}

/** Kinds by their names in the outbox. Each feature has a table of its own; functions/every-minute/mail-kinds.ts has them all. */
export type MailKinds = Record<string, MailKind>

/** What a mail can tell of the run that sends it. */
export type MailRun = { kinds: MailKinds; isPreview: boolean }

/** The names of those kinds that go to somebody, the more urgent ones first: receipts come last. */
export function listKinds(kinds: MailKinds, ...to: MailKind['to'][]): string[] {
  const rank = ([, { to, budget }]: [string, MailKind]) => (to === 'owner' ? 0 : budget === 'receipts' ? 2 : 1)
  return Object.entries(kinds)
    .filter(([, kind]) => to.includes(kind.to))
    .sort((one, other) => rank(one) - rank(other))
    .map(([name]) => name)
}
