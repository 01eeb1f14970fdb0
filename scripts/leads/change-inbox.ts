import { eraseLead, listLeads, markAnswered, readLead } from '../../functions/shared/leads.ts'
import { eraseReceipts } from '../../functions/shared/receipts.ts'
import { listKeys } from '../../functions/shared/store.ts'
import { eraseSubscriber, hashAddress } from '../../functions/shared/subscribers.ts'
import type { Inbox } from './open-inboxes.ts'

/**
 * Marks a message as answered.
 *
 * @param id the whole id, or its first characters
 * @throws Error if no message, or more than one, has it
 */
export async function answerLead(inboxes: Inbox[], id: string): Promise<void> {
  const found = []
  for (const { leads } of inboxes) {
    for (const key of listLeads(await listKeys(leads, id))) found.push({ leads, key })
  }
  const [first, second] = found
  if (!first) throw new Error(`No message has the id ${id}. npm run leads lists them; held ones need no answer.`)
  if (second) throw new Error(`${found.length} messages have an id that begins with ${id}: give more of it.`)
  await markAnswered(first.leads, first.key)
}

/**
 * Deletes all that is kept of a person, by the e-mail address (GDPR art. 17).
 *
 * @returns how many messages that were, and whether the address was known to the newsletter
 */
export async function erasePerson(
  inboxes: Inbox[],
  email: string,
): Promise<{ messages: number; isSubscriber: boolean }> {
  const hash = hashAddress(email)
  let messages = 0
  let isSubscriber = false
  for (const { leads, subscribers } of inboxes) {
    for (const key of listLeads(await listKeys(leads))) {
      const lead = await readLead(leads, key)
      if (!lead || hashAddress(lead.email) !== hash) continue
      await eraseLead(leads, key)
      messages += 1
    }
    await eraseReceipts(leads, hash)
    if (await eraseSubscriber(subscribers, hash)) isSubscriber = true
  }
  return { messages, isSubscriber }
}
