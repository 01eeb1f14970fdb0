import { getStore } from '@netlify/blobs'
import * as v from 'valibot'
import { type Lead, leadRow, saveLead } from './leads.ts'

// A message that came while the database was away is mailed at once, and kept beside the database until that answers.

/** Keeps a message that was mailed and could not be saved. */
export async function keepUnsaved({ id, receivedAt, noticeVersion, ...lead }: Lead): Promise<void> {
  const { locale, name, email, message, ...details } = lead
  const row = {
    id,
    received_at: receivedAt,
    locale,
    name,
    email,
    message,
    notice_version: noticeVersion ?? null,
    details,
  }
  await openMessages()?.setJSON(id, row)
}

/** Saves what was kept so. @throws Error if the database fails */
export async function saveUnsaved(): Promise<void> {
  const messages = openMessages()
  // Without its store the run goes on: there are mails to send.
  const kept = await messages?.list().catch(() => undefined)
  for (const { key } of kept?.blobs ?? []) {
    const lead = v.safeParse(leadRow, await messages?.get(key, { type: 'json' }))
    // Another run may have been faster.
    if (lead.success) await saveLead(lead.output, { isMailed: true })
    await messages?.delete(key)
  }
}

/** @returns undefined outside of Netlify and its local server */
function openMessages() {
  try {
    return getStore({ name: 'unsaved-messages', consistency: 'strong' })
  } catch {
    return undefined
  }
}
