import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { leadRow } from '../../functions/contact/leads.ts'
import { subscriptionRow } from '../../functions/newsletter/subscriptions.ts'
import { query, sql } from '../../functions/shared/data/database.ts'
import { createLink } from '../../functions/shared/http/tokens.ts'

/** Messages and subscribers, the newest first. */
export type InboxReport = Awaited<ReturnType<typeof readInbox>>

/** A message with its state. `held`: kept as spam and not mailed; such a one has no `mail`. */
export type LeadReport = ReturnType<typeof parseLead>

/** A request to subscribe; a confirmed one is the proof of consent. */
export type RequestReport = ReturnType<typeof parseRequest>

/** The request of an address that counts. `unsubscribeLink` belongs into each issue that is mailed to it. */
export type SubscriberReport = RequestReport & { unsubscribeLink?: string; earlier?: RequestReport[] }

export async function readInbox(environment: Environment) {
  const leads = parseRows(await readRows('lead'), parseLead)
  const requests = parseRows(await readRows('subscription'), parseRequest)
  return {
    leads: leads.read,
    subscribers: pickCurrent(requests.read).map((subscriber) => addLink(subscriber, environment)),
    unreadable: [...leads.unreadable, ...requests.unreadable],
  }
}

const tables = {
  lead: { name: sql`lead`, time: sql`received_at`, key: sql`lead_id` },
  subscription: { name: sql`subscription`, time: sql`requested_at`, key: sql`subscription_id` },
}

const storedRow = v.object({ id: v.string(), row: v.looseObject({}), mails: v.unknown() })

type StoredRow = v.InferOutput<typeof storedRow>

/** Rows as they are stored, with their mails, the newest first. @param address of one person, in its one spelling */
export function readRows(table: keyof typeof tables, address?: string): Promise<StoredRow[]> {
  const { name, time, key } = tables[table]
  return query(
    sql`select id, to_jsonb(${name}) as row,
  (select coalesce(jsonb_agg(to_jsonb(mail) order by mail.id), '[]') from mail where ${key} = ${name}.id) as mails
from ${name} where ${address}::text is null or address = ${address} order by ${time} desc, id desc`,
    storedRow,
  )
}

/** One row that cannot be read must not hide the others. */
function parseRows<Report>(rows: StoredRow[], parse: (row: StoredRow) => Report) {
  const read: Report[] = []
  const unreadable: Pick<StoredRow, 'id' | 'row'>[] = []
  for (const stored of rows) {
    try {
      read.push(parse(stored))
    } catch {
      unreadable.push({ id: stored.id, row: stored.row })
    }
  }
  return { read, unreadable }
}

const time = v.pipe(
  v.string(),
  v.transform((value) => new Date(value)),
)

/** Columns that may be empty. */
function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  )
}

const leadState = v.pipe(
  v.object({
    held_because: optional(v.array(v.string())),
    released_at: optional(time),
  }),
  v.transform(({ held_because, released_at }) => ({
    held: held_because !== undefined && released_at === undefined,
    heldBecause: held_because,
    releasedAt: released_at,
  })),
)

const leadDetails = v.object({ details: v.record(v.string(), v.unknown()) })

function parseLead({ row, mails }: StoredRow) {
  const state = v.parse(leadState, row)
  // With fields that the form no longer has.
  const details: object = v.parse(leadDetails, row).details
  return { ...details, ...v.parse(leadRow, row), ...state, mail: state.held ? undefined : parseLeadMails(mails) }
}

function parseLeadMails(mails: unknown) {
  return {
    owner: parseMail(mails, 'owner') ?? { state: 'not mailed', tries: 0 },
    // An address gets one a day.
    visitor: parseMail(mails, 'receipt') ?? { state: 'skipped', tries: 0 },
  }
}

const requestState = v.pipe(
  v.object({
    address: v.string(),
    consent_version: v.string(),
    requested_at: time,
    confirmed_at: optional(time),
    left_at: optional(time),
    suppressed_at: optional(time),
    suppressed_because: optional(v.string()),
    held_because: optional(v.array(v.string())),
  }),
  v.transform(({ address, held_because, consent_version, requested_at, confirmed_at, left_at, ...row }) => ({
    address,
    // Nobody writes to an address that cannot be reached.
    state: left_at ? 'unsubscribed' : row.suppressed_at ? 'unreachable' : confirmed_at ? 'subscribed' : 'pending',
    suppressedAt: row.suppressed_at,
    suppressedBecause: row.suppressed_because,
    held: held_because !== undefined,
    heldBecause: held_because,
    consentVersion: consent_version,
    requestedAt: requested_at,
    confirmedAt: confirmed_at,
    leftAt: left_at,
  })),
)

function parseRequest({ row, mails }: StoredRow) {
  return { ...v.parse(subscriptionRow, row), ...v.parse(requestState, row), mail: parseMail(mails, 'confirmation') }
}

const mailRows = v.array(
  v.object({
    kind: v.string(),
    tries: v.number(),
    claimed_until: optional(time),
    outcome: optional(v.string()),
    reason: optional(v.string()),
  }),
)

/** State of a mail: how it ended, or `failed` or `not mailed` so far; the number of tries; why the last one failed. */
export type MailReport = { state: string; tries: number; reason?: string | undefined }

function parseMail(mails: unknown, kind: string): MailReport | undefined {
  const mail = v.parse(mailRows, mails).find((row) => row.kind === kind)
  if (!mail) return undefined
  const { outcome, tries, reason, claimed_until } = mail
  // One that is on its way counts its try already.
  const isUnderWay = claimed_until !== undefined && claimed_until > new Date()
  return { state: outcome ?? (tries > 0 && !isUnderWay ? 'failed' : 'not mailed'), tries, reason }
}

/** Of each address the request that counts: the active one, else the newest. Held ones stand for themselves. */
function pickCurrent(requests: RequestReport[]): SubscriberReport[] {
  const byAddress = Map.groupBy(requests, ({ address, held }) => `${held} ${address}`)
  return [...byAddress.values()].flatMap((group) => {
    const current = group.find(({ state }) => state === 'subscribed') ?? group[0]
    const earlier = group.filter((request) => request !== current)
    return current ? { ...current, ...(earlier.length > 0 && { earlier }) } : []
  })
}

function addLink(subscriber: SubscriberReport, environment: Environment): SubscriberReport {
  const { id, locale, state, held } = subscriber
  if (state !== 'subscribed' || held || !environment.SIGNING_SECRET) return subscriber
  return { ...subscriber, unsubscribeLink: createLink('leave', id, environment, locale) }
}
