import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { localeCodes } from '../../locales/locales.ts'
import { createOnce, listKeys, readObject, type Store } from './store.ts'

// In the store `subscribers`, below the hash of an address and the number of ten minutes: `<hash>/<slot>/requested` (what
// was agreed to, when, in which language), `…/confirmed`, `…/left` (unsubscribed) and `…/mail/confirmation/…` (outbox.ts).
// Each is written once, so that an address gets at most one mail in ten minutes and three a day, however often and by whom
// it is typed. Quarantined requests, which look like spam, lie below `held/`.

/** Where a request to subscribe is stored. */
export type SubscriptionKey = { hash: string; slot: number; isQuarantined: boolean }

/** The proof of consent, together with the time of `confirmed`. No IP address: the confirmed mail proves more. */
const requestSchema = v.object({
  email: v.string(),
  locale: v.picklist(localeCodes),
  /** Which words were agreed to: content/forms.ts. */
  consentVersion: v.string(),
  requestedAt: v.string(),
})

export type SubscriptionRequest = v.InferOutput<typeof requestSchema>

export type Subscription = SubscriptionRequest & { confirmedAt?: string; leftAt?: string }

const eventSchema = v.object({ at: v.string() })

const slotLength = 10 * 60_000
const day = 24 * 60 * 60_000

/** Subscribers are kept under this, so that no key holds an address. Upper and lower case are one address. */
export function hashAddress(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

/** Mails to confirm for one address in 24 hours. */
const maxRequestsPerDay = 3

/**
 * Finds the key for a new request of an address: the current slot, or a later one where it has unsubscribed since.
 *
 * @param now milliseconds
 * @returns undefined where the address has had its mails of the day
 */
export async function findFreeKey(store: Store, email: string, now: number): Promise<SubscriptionKey | undefined> {
  const key = createSubscriptionKey(email, now, false)
  const keys = await listKeys(store, `${key.hash}/`)
  while (keys.includes(`${getPath(key)}/left`)) key.slot += 1
  const isKnown = keys.includes(`${getPath(key)}/requested`)
  const recent = listSubscriptions(keys).filter(({ slot }) => slot > key.slot - day / slotLength)
  return isKnown || recent.length < maxRequestsPerDay ? key : undefined
}

/** @param now milliseconds */
export function createSubscriptionKey(email: string, now: number, isQuarantined: boolean): SubscriptionKey {
  return { hash: hashAddress(email), slot: Math.floor(now / slotLength), isQuarantined }
}

/** Identifies a request in a link. The inverse of `parseSubscriptionId`. */
export function formatSubscriptionId({ hash, slot }: SubscriptionKey): string {
  return `${hash}-${slot}`
}

/** The inverse of `formatSubscriptionId`. */
export function parseSubscriptionId(id: string): SubscriptionKey | undefined {
  const [, hash, slot] = /^([\da-f]{64})-(\d+)$/.exec(id) ?? []
  return hash ? { hash, slot: Number(slot), isQuarantined: false } : undefined
}

/**
 * Saves a request to subscribe.
 *
 * @returns false where this address asked within the same ten minutes
 * @throws Error if it could not be saved
 */
export function saveRequest(store: Store, key: SubscriptionKey, request: SubscriptionRequest): Promise<boolean> {
  return createOnce(store, `${getPath(key)}/requested`, request)
}

/** A request to subscribe with its state, or undefined where it was erased. */
export async function readSubscription(store: Store, key: SubscriptionKey): Promise<Subscription | undefined> {
  const path = getPath(key)
  const [request, confirmed, left] = await Promise.all(
    ['requested', 'confirmed', 'left'].map((event) => readObject(store, `${path}/${event}`)),
  )
  if (!request) return undefined
  return {
    ...v.parse(requestSchema, request),
    ...(confirmed && { confirmedAt: v.parse(eventSchema, confirmed).at }),
    ...(left && { leftAt: v.parse(eventSchema, left).at }),
  }
}

/** @returns false where there is nothing to confirm: erased or unsubscribed since */
export async function confirmSubscription(store: Store, key: SubscriptionKey): Promise<boolean> {
  const subscription = await readSubscription(store, key)
  if (!subscription || subscription.leftAt) return false
  await saveEvent(store, key, 'confirmed')
  return true
}

/** Ends all subscriptions of an address. The proofs of consent stay. */
export async function unsubscribeAddress(store: Store, hash: string): Promise<void> {
  for (const key of listSubscriptions(await listKeys(store, `${hash}/`))) await saveEvent(store, key, 'left')
}

/** Deletes all that is kept of an address. @returns whether there was anything */
export async function eraseSubscriber(store: Store, hash: string): Promise<boolean> {
  const keys = [...(await listKeys(store, `${hash}/`)), ...(await listKeys(store, `held/${hash}/`))]
  // Requests first, so that nothing is mailed meanwhile.
  keys.sort((a, b) => Number(b.endsWith('/requested')) - Number(a.endsWith('/requested')))
  for (const key of keys) await store.delete(key)
  return keys.length > 0
}

/** Start of the ten minutes in which a request was made, in milliseconds. */
export function getSlotStart({ slot }: SubscriptionKey): number {
  return slot * slotLength
}

/** Deletes one request to subscribe and its state. */
export async function eraseSubscription(store: Store, key: SubscriptionKey): Promise<void> {
  const path = getPath(key)
  await store.delete(`${path}/requested`)
  for (const other of await listKeys(store, `${path}/`)) await store.delete(other)
}

/** The requests to subscribe among the keys of the store. */
export function listSubscriptions(keys: string[]): SubscriptionKey[] {
  return keys.flatMap((key) => {
    const [, held, hash, slot] = /^(held\/)?([\da-f]{64})\/(\d+)\/requested$/.exec(key) ?? []
    return hash ? [{ hash, slot: Number(slot), isQuarantined: held !== undefined }] : []
  })
}

/** The newest request of each address that is not quarantined, confirmed or unsubscribed. Older ones need no mail any more. */
export function listUnconfirmed(keys: string[]): SubscriptionKey[] {
  const newest = new Map<string, SubscriptionKey>()
  for (const key of listSubscriptions(keys)) {
    if (!key.isQuarantined && key.slot >= (newest.get(key.hash)?.slot ?? 0)) newest.set(key.hash, key)
  }
  const all = new Set(keys)
  return [...newest.values()].filter((key) => !all.has(`${getPath(key)}/confirmed`) && !all.has(`${getPath(key)}/left`))
}

/** Where the attempts of its mail are stored. */
export function getConfirmationPath(key: SubscriptionKey): string {
  return `${getPath(key)}/mail/confirmation`
}

async function saveEvent(store: Store, key: SubscriptionKey, event: 'confirmed' | 'left'): Promise<void> {
  await createOnce(store, `${getPath(key)}/${event}`, { at: new Date().toISOString() })
}

function getPath({ hash, slot, isQuarantined }: SubscriptionKey): string {
  return isQuarantined ? `held/${hash}/${slot}` : `${hash}/${slot}`
}
