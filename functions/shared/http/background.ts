import type { Context } from '@netlify/functions'
import type { Environment } from '../../../environment.ts'
import { requestRun } from '../data/wake.ts'
import { type MailKinds, sendMails } from '../mail/outbox.ts'

/** Where a function runs, and what lets it work on after its response. */
export type Background = Pick<Context, 'waitUntil'> & { deploy?: Pick<Context['deploy'], 'context'> | undefined }

/** Whether this is a deploy for a look: its database is a copy of the real one, and it mails no visitor. */
export function isPreview({ deploy }: Background): boolean {
  return deploy?.context === 'deploy-preview' || deploy?.context === 'branch-deploy'
}

/** Milliseconds for the first try, after the response. */
const firstTry = 18_000

/** Sends the mails of what was just saved, after the response. `every-minute` tries again what fails. */
export function sendAfterResponse(
  kinds: MailKinds,
  about: string | undefined,
  environment: Environment,
  background: Background,
): void {
  const options = { kinds, about, deadline: Date.now() + firstTry, isPreview: isPreview(background) }
  const work = requestRun().then(() => sendMails(environment, options))
  background.waitUntil(
    work.catch((error) => {
      console.error('[mail] could not keep the state of a mail:', error instanceof Error ? error.message : error)
    }),
  )
}
