import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { localeCodes } from '../../locales/locales.ts'
import { createOnce, listKeys, readObject, type Store } from './store.ts'

// In the store `subscribers`, below the hash of an address and the number of ten minutes: `<hash>/<slot>/requested` (what
// was agreed to, when, in which language), `…/confirmed`, `…/left` and `…/mail/confirmation/…` (outbox.ts). Each is written
// once, so that an address gets at most one mail in each ten minutes and three a day, whoever types it how often, and
// whatever happens at the same time. What looks like spam lies below `held/`.

/** Where a wish to subscribe is kept; `isHeld`: apart, because it looks like spam. */
export type SubscriptionKey = { hash: string; slot: number; isHeld: boolean }

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

/** Mails that ask an address to confirm, in 24 hours. */
const dailyWishes = 3

/**
 * Where to keep a new wish of an address: in the slot of now, or in the next one where the wish in it was ended since.
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
  return isKnown || recent.length < dailyWishes ? key : undefined
}

/** @param now milliseconds */
export function createSubscriptionKey(email: string, now: number, isHeld: boolean): SubscriptionKey {
  return { hash: hashAddress(email), slot: Math.floor(now / slotLength), isHeld }
}

/** What stands in a link for a wish that is not held. The inverse of `parseSubscriptionId`. */
export function formatSubscriptionId({ hash, slot }: SubscriptionKey): string {
  return `${hash}-${slot}`
}

/** The inverse of `formatSubscriptionId`. */
export function parseSubscriptionId(id: string): SubscriptionKey | undefined {
  const [, hash, slot] = /^([\da-f]{64})-(\d+)$/.exec(id) ?? []
  return hash ? { hash, slot: Number(slot), isHeld: false } : undefined
}

/**
 * Keeps a wish to subscribe.
 *
 * @returns false where this address asked within the same ten minutes
 * @throws Error if it could not be kept
 */
export function saveRequest(store: Store, key: SubscriptionKey, request: SubscriptionRequest): Promise<boolean> {
  return createOnce(store, `${getPath(key)}/requested`, request)
}

/** A wish to subscribe and what became of it, or undefined where it was erased. */
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

/** @returns false where there is nothing to confirm: erased, or left since */
export async function confirmSubscription(store: Store, key: SubscriptionKey): Promise<boolean> {
  const subscription = await readSubscription(store, key)
  if (!subscription || subscription.leftAt) return false
  await noteEvent(store, key, 'confirmed')
  return true
}

/** Ends all that an address has asked for. The proofs of consent stay. */
export async function leave(store: Store, hash: string): Promise<void> {
  for (const key of listSubscriptions(await listKeys(store, `${hash}/`))) await noteEvent(store, key, 'left')
}

/** Deletes all that is kept of an address. @returns whether there was anything */
export async function eraseSubscriber(store: Store, hash: string): Promise<boolean> {
  const keys = [...(await listKeys(store, `${hash}/`)), ...(await listKeys(store, `held/${hash}/`))]
  // Wishes first, so that nothing is mailed meanwhile.
  keys.sort((a, b) => Number(b.endsWith('/requested')) - Number(a.endsWith('/requested')))
  for (const key of keys) await store.delete(key)
  return keys.length > 0
}

/** About when a wish was made, in milliseconds: no more than ten minutes off. */
export function getSlotStart({ slot }: SubscriptionKey): number {
  return slot * slotLength
}

/** Deletes one wish to subscribe and what became of it. */
export async function eraseSubscription(store: Store, key: SubscriptionKey): Promise<void> {
  const path = getPath(key)
  await store.delete(`${path}/requested`)
  for (const other of await listKeys(store, `${path}/`)) await store.delete(other)
}

/** The wishes to subscribe among the keys of the store. */
export function listSubscriptions(keys: string[]): SubscriptionKey[] {
  return keys.flatMap((key) => {
    const [, held, hash, slot] = /^(held\/)?([\da-f]{64})\/(\d+)\/requested$/.exec(key) ?? []
    return hash ? [{ hash, slot: Number(slot), isHeld: held !== undefined }] : []
  })
}

/** The newest wish of each address, unless it is held, confirmed or left. Older ones need no mail any more. */
export function listUnconfirmed(keys: string[]): SubscriptionKey[] {
  const newest = new Map<string, SubscriptionKey>()
  for (const key of listSubscriptions(keys)) {
    if (!key.isHeld && key.slot >= (newest.get(key.hash)?.slot ?? 0)) newest.set(key.hash, key)
  }
  const all = new Set(keys)
  return [...newest.values()].filter((key) => !all.has(`${getPath(key)}/confirmed`) && !all.has(`${getPath(key)}/left`))
}

/** Where the tries of its mail are noted. */
export function getConfirmationPath(key: SubscriptionKey): string {
  return `${getPath(key)}/mail/confirmation`
}

async function noteEvent(store: Store, key: SubscriptionKey, event: 'confirmed' | 'left'): Promise<void> {
  await createOnce(store, `${getPath(key)}/${event}`, { at: new Date().toISOString() })
}

function getPath({ hash, slot, isHeld }: SubscriptionKey): string {
  return isHeld ? `held/${hash}/${slot}` : `${hash}/${slot}`
}
