import * as v from 'valibot'
import { eraseBookings, listBookings } from '../../functions/booking/bookings.ts'
import { releaseLead } from '../../functions/contact/leads.ts'
import { isCloseMatch, normalizeAddress } from '../../functions/shared/data/addresses.ts'
import { query, sql } from '../../functions/shared/data/database.ts'
import { readRows } from './read-inbox.ts'
import { requestLocalRun } from './request-local-run.ts'

/** What a command prints, and its exit code. */
export type Answer = { text: string; code: number }

/**
 * Makes the mails of a held message due, once.
 *
 * @throws Error if no message, or more than one, has the id, or it is not held
 */
export async function release(beginning: string, isDeployed: boolean): Promise<Answer> {
  const id = await findLead(beginning)
  const result = await releaseLead(id)
  if (!result) throw new Error(`The message ${id} was not held: it was mailed as it arrived.`)
  if (result === 'before') return { text: 'It was released before and is not mailed a second time.', code: 0 }
  if (!isDeployed) await requestLocalRun()
  return {
    text: `Released. It is mailed within ${isDeployed ? 'the hour' : 'a minute while the server runs'}.`,
    code: 0,
  }
}

async function findLead(beginning: string): Promise<string> {
  const found = await query(
    sql`select id from lead where id::text like ${`${beginning.toLowerCase()}%`} order by id limit 20`,
    v.object({ id: v.string() }),
  )
  const ids = found.map(({ id }) => id)
  const [id, ...others] = ids
  if (!id) throw new Error(`No message has the id ${beginning}. npm run leads lists them.`)
  if (others.length === 0) return id
  throw new Error(`Several messages have an id that begins with ${beginning}:\n${ids.join('\n')}`)
}

const erasedCounts = v.object({
  messages: v.number(),
  held: v.number(),
  requests: v.number(),
  mails: v.number(),
  issues: v.number(),
})

/** What no command of this site reaches (GDPR art. 17 and 19). */
const unreached = `This does not reach the mails in your mailbox, the host's logs, lists that you exported, and the backups of the database's
provider, which end by themselves.`

/**
 * Deletes all that is kept of a person (GDPR art. 17). A coming appointment is canceled first.
 *
 * @param isAlso whether to erase close matches too, which are only named otherwise
 */
export async function erasePerson(email: string, isAlso: boolean, isDeployed: boolean): Promise<Answer> {
  const close = await listCloseMatches(email)
  const addresses = [normalizeAddress(email), ...(isAlso ? close : [])]
  let [appointments, cancelled] = [0, 0]
  for (const address of addresses) {
    const bookings = await eraseBookings(address)
    appointments += bookings.erased
    cancelled += bookings.cancelled
  }
  const [erased] = await query(
    sql`with leads as (
  delete from lead where address = any(${addresses}::text[]) returning id, held_because is not null and released_at is null as held
), requests as (
  delete from subscription where address = any(${addresses}::text[]) returning id
)
select (select count(*) from leads)::int as messages, (select count(*) from leads where held)::int as held,
  (select count(*) from requests)::int as requests,
  (select count(*) from mail where lead_id in (select id from leads) or subscription_id in (select id from requests))::int as mails,
  (select count(*) from mail where reader_id in (select id from requests))::int as issues`,
    erasedCounts,
  )
  // A cancellation is mailed.
  if (cancelled > 0 && !isDeployed) await requestLocalRun()
  const isFound = erased && erased.messages + erased.requests + appointments > 0
  const lines = isFound
    ? [
        `Erased of ${addresses.join(', ')}:`,
        `  messages: ${erased.messages}, of them held: ${erased.held}`,
        `  newsletter, with the proofs of consent: ${erased.requests}`,
        `  records of mails: ${erased.mails}`,
        `  appointments: ${appointments}`,
        `  records of issues of the newsletter: ${erased.issues}`,
        unreached,
      ]
    : [`Nothing is kept of ${addresses.join(', ')}.`]
  const isLeft = close.length > 0 && !isAlso
  if (isLeft) lines.push('Probably the same person, and still kept (--also erases them too):', ...close)
  return { text: lines.join('\n'), code: isLeft ? 2 : isFound ? 0 : 1 }
}

async function listCloseMatches(email: string): Promise<string[]> {
  const rows = await query(
    sql`select address from lead union select address from subscription union select address from booking where address <> ''
order by address`,
    v.object({ address: v.string() }),
  )
  return rows.map(({ address }) => address).filter((address) => isCloseMatch(address, email))
}

/** All that is kept of a person, as it is stored (GDPR art. 15 and 20), with the words that they agreed to. */
export async function exportPerson(email: string): Promise<Answer> {
  const address = normalizeAddress(email)
  const read = async (table: 'lead' | 'subscription') =>
    (await readRows(table, { address })).map(({ row, mails }) => ({ ...row, mails }))
  const [messages, newsletter] = [await read('lead'), await read('subscription')]
  const appointments = await listBookings(address)
  if (messages.length + newsletter.length + appointments.length === 0) throw new Error(`Nothing is kept of ${address}.`)
  const issues = await query(
    sql`select issue, coalesce(outcome, 'waiting') as state, ended_at, reason from mail
where reader_id in (select id from subscription where address = ${address}) order by ended_at, issue`,
    v.object({
      issue: v.string(),
      state: v.string(),
      ended_at: v.nullable(v.date()),
      reason: v.nullable(v.string()),
    }),
  )
  const agreedTo = await query(
    sql`select kind, version, locale, words from consent_text where (kind, version, locale) in (
  select 'newsletter', consent_version, locale from subscription where address = ${address}
  union select 'contact', notice_version, locale from lead where address = ${address}
  union select 'booking', notice_version, locale from booking where address = ${address}
) order by kind, version, locale`,
    v.object({ kind: v.string(), version: v.string(), locale: v.string(), words: v.string() }),
  )
  return { text: JSON.stringify({ address, messages, newsletter, appointments, issues, agreedTo }, null, 2), code: 0 }
}
