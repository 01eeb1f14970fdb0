import { beforeEach, expect, test, vi } from 'vitest'
import { retention } from '../../content/forms.ts'
import { listLeads, saveLead } from '../shared/leads.ts'
import { listReceipts, receiptDays, reserveReceipt } from '../shared/receipts.ts'
import { createOnce, listKeys, openStore } from '../shared/store.ts'
import { createSubscriptionKey, listSubscriptions, saveRequest } from '../shared/subscribers.ts'
import { startParts } from '../shared/testing.ts'
import eraseExpired from './erase-expired.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const parts = await startParts()

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

/** A moment some days ago. */
function daysAgo(days: number): string {
  return new Date(now - days * 24 * 3600 * 1000).toISOString()
}

test('messages are erased after their time, held ones sooner, and newer ones stay', async () => {
  const store = openStore('leads')
  const ages = { old: retention.message + 1, young: retention.message - 1 }
  const held = { oldHeld: retention.quarantined + 1, youngHeld: retention.quarantined - 1 }
  for (const [isQuarantined, entries] of [
    [false, ages],
    [true, held],
  ] as const) {
    for (const [name, days] of Object.entries(entries)) {
      const lead = {
        id: crypto.randomUUID(),
        receivedAt: daysAgo(days),
        locale: 'en' as const,
        name,
        email: 'a@b.test',
        message: 'x',
      }
      await saveLead(store, lead, isQuarantined)
      await createOnce(store, `${isQuarantined ? 'held/' : ''}${lead.id}/mail/owner/1`, { at: lead.receivedAt })
    }
  }
  await eraseExpired()
  const keys = await listKeys(store)
  expect(listLeads(keys)).toHaveLength(2)
  expect(keys).toHaveLength(4)
})

test('a request that was never confirmed goes after a month, a proof of consent three years after the subscription ended', async () => {
  const store = openStore('subscribers')
  async function subscribe(email: string, days: number, events: Record<string, number> = {}) {
    const key = createSubscriptionKey(email, Date.parse(daysAgo(days)), false)
    await saveRequest(store, key, { email, locale: 'es', consentVersion: '1', requestedAt: daysAgo(days) })
    for (const [event, age] of Object.entries(events)) {
      await createOnce(store, `${key.hash}/${key.slot}/${event}`, { at: daysAgo(age) })
    }
    return key
  }
  await subscribe('forgotten@b.test', retention.unconfirmed + 1)
  await subscribe('ended@b.test', 2000, { confirmed: 2000, left: retention.consentProof + 1 })
  const kept = [
    await subscribe('waiting@b.test', retention.unconfirmed - 1),
    await subscribe('reader@b.test', 2000, { confirmed: 2000 }),
    await subscribe('left@b.test', 2000, { confirmed: 2000, left: retention.consentProof - 1 }),
  ]
  await eraseExpired()
  const hashes = listSubscriptions(await listKeys(store)).map(({ hash }) => hash)
  expect(hashes.sort()).toEqual(kept.map(({ hash }) => hash).sort())
})

test('whose receipt was mailed is forgotten after a week', async () => {
  const store = openStore('leads')
  for (const days of [receiptDays - 1, receiptDays + 1]) {
    await reserveReceipt(store, { id: crypto.randomUUID(), email: 'a@b.test', receivedAt: daysAgo(days) })
  }
  await eraseExpired()
  expect(listReceipts(await listKeys(store)).map(({ day }) => day)).toEqual([daysAgo(receiptDays - 1).slice(0, 10)])
})

test('an object that cannot be read does not keep the others', async () => {
  const store = openStore('leads')
  await store.setJSON('00000000-0000-4000-8000-000000000000/message', { broken: true })
  const id = crypto.randomUUID()
  await saveLead(
    store,
    { id, receivedAt: daysAgo(999), locale: 'fr', name: 'x', email: 'a@b.test', message: 'x' },
    false,
  )
  await eraseExpired()
  expect((await listKeys(store)).some((key) => key.startsWith(id))).toBe(false)
  expect(parts.readLog()).toContain('could not be erased')
})
