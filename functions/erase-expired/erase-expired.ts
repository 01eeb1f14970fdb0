import type { Config } from '@netlify/functions'
import { retention } from '../../content/forms.ts'
import { eraseLead, type LeadKey, listLeads, readLead } from '../shared/leads.ts'
import { listReceipts, receiptDays } from '../shared/receipts.ts'
import { listKeys, openStore, type Store } from '../shared/store.ts'
import {
  eraseSubscription,
  getSlotStart,
  listSubscriptions,
  readSubscription,
  type Subscription,
  type SubscriptionKey,
} from '../shared/subscribers.ts'
import { workThrough } from '../shared/work-through.ts'

/** Erases each day what has been kept for as long as the privacy notice says. Netlify runs it on published deploys only. */
export default async function eraseExpired(): Promise<Response> {
  const [leads, subscribers] = [openStore('leads'), openStore('subscribers')]
  const leadKeys = await listKeys(leads)
  const receipts = listReceipts(leadKeys).filter(({ day }) => isOlder(day, receiptDays))
  const wishes = listSubscriptions(await listKeys(subscribers)).filter(isOldEnough)
  await eraseEach('message', listLeads(leadKeys), async (key) => {
    if (await isLeadExpired(leads, key)) await eraseLead(leads, key)
  })
  await eraseEach('receipt', receipts, ({ key }) => leads.delete(key))
  await eraseEach('subscription', wishes, async (key) => {
    const subscription = await readSubscription(subscribers, key)
    if (subscription && isSubscriptionExpired(subscription, key)) await eraseSubscription(subscribers, key)
  })
  return new Response(null, { status: 204 })
}

export const config: Config = { schedule: '@daily' }

async function isLeadExpired(store: Store, key: LeadKey): Promise<boolean> {
  const lead = await readLead(store, key)
  return lead !== undefined && isOlder(lead.receivedAt, key.isHeld ? retention.held : retention.message)
}

/** Whether a wish can have expired at all, by its key: young ones need not be read. */
function isOldEnough(key: SubscriptionKey): boolean {
  return isOlder(getSlotStart(key), key.isHeld ? retention.held : retention.unconfirmed)
}

/** Proofs of consent are kept after their subscription has ended, everything else no longer than it is of use. */
function isSubscriptionExpired(
  { requestedAt, confirmedAt, leftAt }: Subscription,
  { isHeld }: SubscriptionKey,
): boolean {
  if (isHeld) return isOlder(requestedAt, retention.held)
  if (!confirmedAt) return isOlder(requestedAt, retention.unconfirmed)
  return leftAt !== undefined && isOlder(leftAt, retention.consentProof)
}

/** @param date ISO 8601, or milliseconds */
function isOlder(date: string | number, days: number): boolean {
  return Date.now() - new Date(date).getTime() > days * 24 * 3600 * 1000
}

/**
 * Some at a time, because a scheduled function is ended after 30 seconds. One object that cannot be read must not keep the
 * others from being erased; tomorrow it is tried again.
 */
function eraseEach<Item>(what: string, items: Item[], erase: (item: Item) => Promise<void>): Promise<void> {
  return workThrough(items, 16, async (item) => {
    try {
      await erase(item)
    } catch (error) {
      console.error(
        `[erase-expired] a ${what} could not be erased:`,
        error instanceof Error ? error.name : 'unknown error',
      )
    }
  })
}
