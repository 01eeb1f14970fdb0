import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { isOutage } from '../shared/data/database.ts'
import { type Background, isPreview } from '../shared/http/requests.ts'
import { sendAtOnce } from '../shared/mail/mailer.ts'
import { openStore, retry } from '../shared/mail/outbox.ts'
import { composeOwnerMail, composeReceipt } from './mails.ts'
import { type Lead, leadRow, saveLead } from './store.ts'

// A message that came while the database was away is mailed at once, and kept beside the database until that answers.

/** Mails a message, and keeps it until the database answers, but not that of a preview. False if nobody has it. */
export async function mailUnsaved(lead: Lead, environment: Environment, background: Background): Promise<boolean> {
  const mail = composeOwnerMail(lead, environment, { isPreview: isPreview(background) })
  const isTaken = await sendAtOnce(mail, environment)
  if (isTaken && !isPreview(background)) {
    const keep = keepUnsaved(lead).catch((error) =>
      console.error(`[contact] could not keep a message that was mailed: ${error}`),
    )
    background.waitUntil(Promise.all([keep, sendAtOnce(composeReceipt(lead, environment), environment)]))
  }
  return isTaken
}

async function keepUnsaved({ id, receivedAt, locale, name, email, message, noticeVersion, ...details }: Lead) {
  const kept = { id, receivedAt, locale, name, email, message, noticeVersion, details }
  await retry(async () => openMessages()?.setJSON(id, kept), [500, 2_000])
}

/** Saves kept messages until the deadline. False if some are left. @throws Error if the database fails */
export async function saveUnsaved(deadline: number): Promise<boolean> {
  const messages = openMessages()
  // Without its store the run goes on: there are mails to send.
  const kept = await messages?.list().catch(() => undefined)
  for (const { key } of kept?.blobs ?? []) {
    if (Date.now() >= deadline) return false
    try {
      const lead = v.safeParse(leadRow, await messages?.get(key, { type: 'json' }))
      // Another run may have been faster.
      if (lead.success) await saveLead(lead.output, { isMailed: true })
      await messages?.delete(key)
    } catch (error) {
      if (isOutage(error)) throw error
      // The owner has it as a mail; it must keep no other mail back.
      console.error(`[contact] could not save ${key.slice(0, 8)}, which was mailed: ${Object(error).name}`)
    }
  }
  return true
}

const openMessages = () => openStore('unsaved-messages')
