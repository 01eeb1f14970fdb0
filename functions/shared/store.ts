import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getStore, type Store } from '@netlify/blobs'

// What the forms bring in is kept as many small objects that are written once: no object is read, changed and written
// back, so that concurrent requests cannot overwrite each other.

export type { Store }

/** `leads` holds messages, `subscribers` the newsletter's; both also the state of their mails. */
export function openStore(name: 'leads' | 'subscribers'): Store {
  return getStore({ name, consistency: 'strong', fetch: fetchQuickly })
}

/**
 * Writes an object unless its key exists.
 *
 * @returns whether this call wrote it
 * @throws Error if the store fails
 */
export function createOnce(store: Store, key: string, value: object): Promise<boolean> {
  const create = async () => {
    const writer = randomUUID()
    const { etag, modified } = await store.setJSON(key, { ...value, writer }, { onlyIfNew: true })
    if (etag) return true
    // @netlify/blobs 11 reports a failed write as `modified` too, and the stored object may be of this call: an earlier attempt
    // wrote it, and only its response was lost.
    const stored = modified ? await readStored(store, key) : await readStored(store, key).catch(() => ({}))
    if (!stored) throw new Error(`The store did not keep ${key}`)
    return 'writer' in stored && stored.writer === writer
  }
  // Netlify's store checks and writes in one step, its local stand-in in two: there, requests of one process take turns.
  return navigator.locks ? navigator.locks.request(key, create) : create()
}

/** Writes an object, over another one where there is one. */
export async function write(store: Store, key: string, value: object): Promise<void> {
  await store.setJSON(key, value)
}

/** An object as it was written, or undefined. */
export async function readObject(store: Store, key: string): Promise<object | undefined> {
  const stored = await readStored(store, key)
  if (!stored) return undefined
  const { writer: _writer, ...value } = { writer: undefined, ...stored }
  return value
}

async function readStored(store: Store, key: string): Promise<object | undefined> {
  const value: unknown = await store.get(key, { type: 'json' })
  return typeof value === 'object' && value !== null ? value : undefined
}

/** All keys, or those that begin with `prefix`. */
export async function listKeys(store: Store, prefix = ''): Promise<string[]> {
  const { blobs } = await store.list({ prefix })
  return blobs.map(({ key }) => key)
}

/** Milliseconds before each attempt. Tests shorten them. */
export const retries = { pauses: [0, 100, 400] }

/**
 * Retries within a second where the store fails. The client of @netlify/blobs waits five seconds between its six attempts,
 * longer than a visitor does, and version 11 takes the `etag` of a refused write for a success; so every failure is mapped
 * to status 424, which it does not retry.
 *
 * A visitor's browser waits for 20 seconds (pages/contact/send-form.ts): a failed write, reading what was written and
 * a mail in its place (jobs.ts) must take less.
 */
async function fetchQuickly(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const isWrite = init?.method === 'put'
  const signal = AbortSignal.timeout(isWrite ? 6_000 : 3_000)
  for (const pause of retries.pauses) {
    await sleep(pause)
    try {
      const response = await fetch(input, { ...init, signal })
      const { ok, status } = response
      if (ok || (isWrite ? [412] : [304, 404]).includes(status)) return response
      if (status < 500 && status !== 429) break
    } catch {
      // No response: the next attempt, or the failure below.
    }
  }
  return new Response(null, { status: 424 })
}
