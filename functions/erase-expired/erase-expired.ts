import type { Config } from '@netlify/functions'
import { retention } from '../../content/forms.ts'
import { forEachConcurrent } from '../shared/for-each-concurrent.ts'
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

/** Erases daily what is older than the privacy notice allows. Netlify runs it on published deploys only. */
export default async function eraseExpired(): Promise<Response> {
  const [leads, subscribers] = [openStore('leads'), openStore('subscribers')]
  const leadKeys = await listKeys(leads)
  const receipts = listReceipts(leadKeys).filter(({ day }) => isOlder(day, receiptDays))
  const requests = listSubscriptions(await listKeys(subscribers)).filter(isOldEnough)
  await eraseEach('message', listLeads(leadKeys), async (key) => {
    if (await isLeadExpired(leads, key)) await eraseLead(leads, key)
  })
  await eraseEach('receipt', receipts, ({ key }) => leads.delete(key))
  await eraseEach('subscription', requests, async (key) => {
    const subscription = await readSubscription(subscribers, key)
    if (subscription && isSubscriptionExpired(subscription, key)) await eraseSubscription(subscribers, key)
  })
  return new Response(null, { status: 204 })
}

export const config: Config = { schedule: '@daily' }

async function isLeadExpired(store: Store, key: LeadKey): Promise<boolean> {
  const lead = await readLead(store, key)
  return lead !== undefined && isOlder(lead.receivedAt, key.isQuarantined ? retention.quarantined : retention.message)
}

/** Whether a request can have expired, judged by its key, so that recent ones need not be read. */
function isOldEnough(key: SubscriptionKey): boolean {
  return isOlder(getSlotStart(key), key.isQuarantined ? retention.quarantined : retention.unconfirmed)
}

/** The proof of consent is kept for a time after the subscription has ended. */
function isSubscriptionExpired(
  { requestedAt, confirmedAt, leftAt }: Subscription,
  { isQuarantined }: SubscriptionKey,
): boolean {
  if (isQuarantined) return isOlder(requestedAt, retention.quarantined)
  if (!confirmedAt) return isOlder(requestedAt, retention.unconfirmed)
  return leftAt !== undefined && isOlder(leftAt, retention.consentProof)
}

/** @param date ISO 8601, or milliseconds */
function isOlder(date: string | number, days: number): boolean {
  return Date.now() - new Date(date).getTime() > days * 24 * 3600 * 1000
}

/**
 * Concurrent, because Netlify ends a scheduled function after 30 seconds. An unreadable object must not block the others; it
 * is retried tomorrow.
 */
function eraseEach<Item>(what: string, items: Item[], erase: (item: Item) => Promise<void>): Promise<void> {
  return forEachConcurrent(items, 16, async (item) => {
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
