import * as v from 'valibot'
import { listBookings } from '../../functions/booking/bookings.ts'
import { listSeatsOf } from '../../functions/courses/seats.ts'
import { erasePerson } from '../../functions/desk/erase-person.ts'
import { isCloseMatch, normalizeAddress } from '../../functions/shared/data/addresses.ts'
import { query, sql } from '../../functions/shared/data/database.ts'
import type { Answer } from '../command.ts'
import { readRows } from './read-inbox.ts'
import { requestLocalRun } from './request-local-run.ts'

/** What no command of this site reaches (GDPR art. 17 and 19). */
const unreached = `This does not reach the mails in your mailbox, the host's logs, lists that you exported, and the backups of the database's
provider, which end by themselves.`

/** @param isAlso whether to erase close matches too, which are only named otherwise */
export async function erase(email: string, isAlso: boolean, isDeployed: boolean): Promise<Answer> {
  const close = await listCloseMatches(email)
  const addresses = [normalizeAddress(email), ...(isAlso ? close : [])]
  const erased = await erasePerson(addresses)
  // A cancellation is mailed.
  if (erased.cancelled > 0 && !isDeployed) await requestLocalRun()
  const isFound = erased.messages + erased.requests + erased.appointments + erased.seats > 0
  const lines = isFound
    ? [
        `Erased of ${addresses.join(', ')}:`,
        `  messages: ${erased.messages}, of them held: ${erased.held}`,
        `  newsletter, with the proofs of consent: ${erased.requests}`,
        `  records of mails: ${erased.mails}`,
        `  appointments: ${erased.appointments}`,
        `  seats of courses: ${erased.seats}`,
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
  union select address from seat
order by address`,
    v.object({ address: v.string() }),
  )
  return rows.map(({ address }) => address).filter((address) => isCloseMatch(address, email))
}

/** All that is kept of a person, as it is stored (GDPR art. 15 and 20), with the words that they agreed to. */
export async function exportPerson(email: string): Promise<string> {
  const address = normalizeAddress(email)
  const read = async (table: 'lead' | 'subscription') =>
    (await readRows(table, address)).map(({ row, mails }) => ({ ...row, mails }))
  const [messages, newsletter] = [await read('lead'), await read('subscription')]
  const appointments = await listBookings(address)
  const seats = await listSeatsOf(address)
  if (messages.length + newsletter.length + appointments.length + seats.length === 0)
    throw new Error(`Nothing is kept of ${address}.`)
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
  union select 'course', notice_version, locale from seat where address = ${address}
) order by kind, version, locale`,
    v.object({ kind: v.string(), version: v.string(), locale: v.string(), words: v.string() }),
  )
  return JSON.stringify({ address, messages, newsletter, appointments, seats, issues, agreedTo }, null, 2)
}
