import { createOnce, listKeys, readObject, type Store } from './store.ts'
import { hashAddress } from './subscribers.ts'

// In the store `leads`: `receipts/<hash of an address>/<day>` names the message whose receipt the address got on that day.
// Limits receipts to one per address and day.

/** Days to keep it; `retry-mail` attempts a receipt for three. */
export const receiptDays = 7

/**
 * Reserves the day's receipt of an address for a message. Further attempts of the same message get the same result.
 *
 * @param receivedAt ISO 8601
 * @returns false where the receipt of that day is another message's
 * @throws Error if the store does not say so
 */
export async function reserveReceipt(
  store: Store,
  { id, email, receivedAt }: { id: string; email: string; receivedAt: string },
): Promise<boolean> {
  const key = `receipts/${hashAddress(email)}/${receivedAt.slice(0, 10)}`
  if (await createOnce(store, key, { id })) return true
  const reserved = await readObject(store, key)
  return reserved !== undefined && 'id' in reserved && reserved.id === id
}

/** The receipts among the keys of the store, with their days as ISO 8601. */
export function listReceipts(keys: string[]): Array<{ key: string; day: string }> {
  return keys.flatMap((key) => {
    const [, day] = /^receipts\/[\da-f]{64}\/(\d{4}-\d\d-\d\d)$/.exec(key) ?? []
    return day ? [{ key, day }] : []
  })
}

/** Deletes the receipts of an address. */
export async function eraseReceipts(store: Store, hash: string): Promise<void> {
  for (const key of await listKeys(store, `receipts/${hash}/`)) await store.delete(key)
}
