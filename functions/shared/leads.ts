import * as v from 'valibot'
import { type ContactFieldName, type ContactValues, contactFieldNames } from '../../content/contact-fields.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { createOnce, listKeys, readObject, type Store } from './store.ts'

// In the store `leads`: `<id>/message`, `<id>/mail/<kind>/…` (outbox.ts) and `<id>/answered`; a quarantined message, which
// looks like spam, as `held/<id>/message`.

const optionalText = v.optional(v.string())

/** A stored message. Its rules are looser than those of the form, so that old messages stay readable when fields change. */
const leadSchema = v.looseObject({
  ...(Object.fromEntries(contactFieldNames.map((name) => [name, optionalText])) as Record<
    ContactFieldName,
    typeof optionalText
  >),
  id: v.string(),
  receivedAt: v.string(),
  /** The language to answer in. */
  locale: v.picklist(localeCodes),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  page: optionalText,
})

/** A message of the contact form. */
export type Lead = ContactValues & { id: string; receivedAt: string; locale: Locale; page?: string | undefined }

/** Mails of a message, in the order of their sending: to the owner, and to the visitor that it has arrived. */
export const leadMailKinds = ['owner', 'visitor'] as const

export type LeadMailKind = (typeof leadMailKinds)[number]

/** Where a message is stored. */
export type LeadKey = { id: string; isQuarantined: boolean }

/**
 * Saves a message.
 *
 * @returns false where a message with this id exists
 * @throws Error if it could not be saved
 */
export function saveLead(store: Store, lead: Lead, isQuarantined: boolean): Promise<boolean> {
  return createOnce(store, `${getPath({ id: lead.id, isQuarantined })}/message`, lead)
}

/**
 * @returns undefined where it has been erased since its key was listed
 * @throws Error if it is not a message
 */
export async function readLead(store: Store, key: LeadKey): Promise<Lead | undefined> {
  const value = await readObject(store, `${getPath(key)}/message`)
  return value && v.parse(leadSchema, value)
}

/** The messages among the keys of the store. */
export function listLeads(keys: string[]): LeadKey[] {
  return keys.flatMap((key) => {
    const [, held, id] = /^(held\/)?([\da-f-]{36})\/message$/i.exec(key) ?? []
    return id ? [{ id, isQuarantined: held !== undefined }] : []
  })
}

/** @returns when the owner marked a message as answered */
export async function readAnswered(store: Store, key: LeadKey): Promise<string | undefined> {
  const answered = await readObject(store, `${getPath(key)}/answered`)
  return answered && v.parse(v.object({ at: v.string() }), answered).at
}

export async function markAnswered(store: Store, key: LeadKey): Promise<void> {
  await createOnce(store, `${getPath(key)}/answered`, { at: new Date().toISOString() })
}

/** Deletes a message and its state. */
export async function eraseLead(store: Store, key: LeadKey): Promise<void> {
  const path = getPath(key)
  // The message is deleted first, so that it cannot be mailed meanwhile.
  await store.delete(`${path}/message`)
  for (const other of await listKeys(store, `${path}/`)) await store.delete(other)
}

/** Path of a mail's attempts in the store. */
export function getLeadMailPath(id: string, kind: LeadMailKind): string {
  return `${id}/mail/${kind}`
}

function getPath({ id, isQuarantined }: LeadKey): string {
  return isQuarantined ? `held/${id}` : id
}
