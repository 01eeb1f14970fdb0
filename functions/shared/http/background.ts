import type { Context } from '@netlify/functions'
import type { Environment } from '../../../environment.ts'
import type { Lead } from '../../contact/leads.ts'
import { keepUnsaved } from '../../contact/unsaved-messages.ts'
import { requestRun } from '../data/wake.ts'
import { openMailer } from '../mail/mailer.ts'
import { composeOwnerMail, composeReceipt } from '../mail/mails.ts'
import type { Selection } from '../mail/outbox.ts'
import { sendMails } from '../mail/send-mails.ts'

/** Where a function runs, and what lets it work on after its response. */
export type Background = Pick<Context, 'waitUntil'> & { deploy?: Pick<Context['deploy'], 'context'> | undefined }

/** Whether this is a deploy for a look: its database is a copy of the real one, and it mails no visitor. */
export function isPreview({ deploy }: Background): boolean {
  return deploy?.context === 'deploy-preview' || deploy?.context === 'branch-deploy'
}

/** Milliseconds for the first try, after the response. */
const firstTry = 18_000

/** Sends the mails of what was just saved, after the response. `every-minute` tries again what fails. */
export function sendAfterResponse(selection: Selection, environment: Environment, background: Background): void {
  const options = { selection, deadline: Date.now() + firstTry, isPreview: isPreview(background) }
  const work = requestRun().then(() => sendMails(environment, options))
  background.waitUntil(
    work.catch((error) => {
      console.error('[mail] could not keep the state of a mail:', error instanceof Error ? error.message : error)
    }),
  )
}

/** Milliseconds that the visitor waits for the owner's mail after the database has failed. */
const unsavedTimeout = 6_000

/**
 * Mails a message that could not be saved; the visitor's receipt goes out after the response. A run that reaches the database saves
 * it. The store of unsaved messages is that of the site, so what a preview gets does not go there.
 *
 * @returns false if the mail server did not say that it has the owner's mail: the visitor must then be told to try again, because
 *   nobody else has the message
 */
export async function mailUnsaved(lead: Lead, environment: Environment, background: Background): Promise<boolean> {
  const mailer = openMailer(environment)
  if (!mailer) return false
  const isInPreview = isPreview(background)
  const mail = composeOwnerMail(lead, environment, { isPreview: isInPreview })
  const { outcome } = await mailer.send(mail, { deadline: Date.now() + unsavedTimeout })
  const isTaken = outcome === 'sent'
  if (!isTaken) console.error(`[contact] could not mail a message that was not saved: ${outcome}`)
  if (!isTaken || isInPreview) {
    mailer.close()
    return isTaken
  }
  background.waitUntil(
    keepUnsaved(lead).catch((error) => console.error(`[contact] could not keep a message that was mailed: ${error}`)),
  )
  const receipt = mailer.send(composeReceipt(lead, environment), { deadline: Date.now() + firstTry })
  background.waitUntil(receipt.finally(() => mailer.close()))
  return true
}
