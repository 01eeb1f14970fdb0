import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { leadRow } from '../../functions/contact/store.ts'
import { newsletterLinks } from '../../functions/newsletter/links.ts'
import { subscriptionRow } from '../../functions/newsletter/store.ts'
import { query } from '../../functions/shared/data/database.ts'
import { jsonRow, timestamp } from '../../functions/shared/data/rows.ts'
import { createLink } from '../../functions/shared/http/links.ts'

/** A message with its state. `held`: kept as spam and not mailed; such a one has no `mail`. */
export type LeadReport = ReturnType<typeof parseLead>

/** A request to subscribe; a confirmed one is the proof of consent. */
export type RequestReport = ReturnType<typeof parseRequest>

/** The request of an address that counts. `unsubscribeLink` belongs into each issue that is mailed to it. */
export type SubscriberReport = RequestReport & { unsubscribeLink?: string; earlier?: RequestReport[] }

/** Messages and subscribers, the newest first. */
export async function readInbox(environment: Environment) {
  const leads = (await readRows('lead')).map(parseLead)
  const requests = (await readRows('subscription')).map(parseRequest)
  return { leads, subscribers: pickCurrent(requests).map((subscriber) => addLink(subscriber, environment)) }
}

const storedRow = v.object({ id: v.string(), row: v.looseObject({}), mails: v.unknown() })

type StoredRow = v.InferOutput<typeof storedRow>

/** How a mail ended, or how it is so far: one that is on its way counts its try already. */
const mailState = `coalesce(outcome, case when tries > 0 and coalesce(claimed_until, now()) <= now() then 'failed' else 'not mailed' end)`

/** Rows as they are stored, the newest first, with their mails; all, or those of an address in its one spelling. */
export function readRows(table: 'lead' | 'subscription' | 'booking' | 'seat', address?: string): Promise<StoredRow[]> {
  const text = `select id, to_jsonb(${table}) as row,
  (select coalesce(jsonb_agg(to_jsonb(mail) || jsonb_build_object('state', ${mailState}) order by mail.id), '[]')
    from mail where ${table}_id = ${table}.id) as mails
from ${table} where $1::text is null or address = $1 order by ${table === 'lead' ? 'received_at' : 'requested_at'} desc, id desc`
  return query(storedRow)`${{ text, values: [address] }}`
}

const leadState = jsonRow({
  heldBecause: v.optional(v.array(v.string())),
  releasedAt: v.optional(timestamp),
  details: v.fallback(v.record(v.string(), v.union([v.string(), v.boolean()])), {}),
})

function parseLead({ row, mails }: StoredRow) {
  const { details, ...state } = v.parse(leadState, row)
  // With fields that the form no longer has.
  const fields: object = details
  const held = state.heldBecause !== undefined && state.releasedAt === undefined
  const mail = {
    owner: findMail(mails, 'owner') ?? { state: 'not mailed' as const, tries: 0 },
    // An address gets one a day.
    visitor: findMail(mails, 'receipt') ?? { state: 'skipped' as const, tries: 0 },
  }
  return { ...fields, ...v.parse(leadRow, row), ...state, held, mail: held ? undefined : mail }
}

const requestRow = jsonRow({
  ...subscriptionRow.entries,
  address: v.string(),
  consentVersion: v.string(),
  requestedAt: timestamp,
  ...v.entriesFromList(['confirmedAt', 'leftAt', 'suppressedAt'], v.optional(timestamp)),
  suppressedBecause: v.optional(v.string()),
})

function parseRequest({ row, mails }: StoredRow) {
  const request = v.parse(requestRow, row)
  return { ...request, state: findState(request), mail: findMail(mails, 'confirmation') }
}

/** Nobody writes to an address that cannot be reached. */
function findState({ leftAt, suppressedAt, confirmedAt }: v.InferOutput<typeof requestRow>) {
  if (leftAt) return 'unsubscribed' as const
  if (suppressedAt) return 'unreachable' as const
  return confirmedAt ? ('subscribed' as const) : ('pending' as const)
}

const mailRow = jsonRow({
  kind: v.string(),
  state: v.picklist(['sent', 'refused', 'unknown', 'expired', 'skipped', 'failed', 'not mailed']),
  tries: v.number(),
  reason: v.optional(v.string()),
})

/** State of a mail: how it ended, or `failed` or `not mailed` so far; the number of tries; why the last one failed. */
export type MailReport = Omit<v.InferOutput<typeof mailRow>, 'kind'>

function findMail(mails: unknown, kind: string): MailReport | undefined {
  return v.parse(v.array(mailRow), mails).find((mail) => mail.kind === kind)
}

/** Picks the request of each address that counts: the active one, or the newest. */
function pickCurrent(requests: RequestReport[]): SubscriberReport[] {
  const byAddress = Map.groupBy(requests, ({ address }) => address)
  return [...byAddress.values()].flatMap((group) => {
    const current = group.find(({ state }) => state === 'subscribed') ?? group[0]
    const earlier = group.filter((request) => request !== current)
    return current ? { ...current, ...(earlier.length > 0 && { earlier }) } : []
  })
}

function addLink(subscriber: SubscriberReport, environment: Environment): SubscriberReport {
  const { id, locale, state } = subscriber
  if (state !== 'subscribed' || !environment.SIGNING_SECRET) return subscriber
  return { ...subscriber, unsubscribeLink: createLink(newsletterLinks.leave, id, environment, locale) }
}
