import { hash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { tell } from '../../locales/owner.ts'
import { retention } from '../../model/kinds/forms.ts'
import { eraseBookings } from '../booking/store.ts'
import { saveUnsaved } from '../contact/unsaved-messages.ts'
import { erasePapers } from '../courses/attendance.ts'
import { eraseSeats } from '../courses/store.ts'
import { queryOne } from '../shared/data/database.ts'

const counts = v.object(v.entriesFromList(['messages', 'held', 'subscriptions', 'mails', 'issues'], v.number()))

/** Milliseconds for messages that still wait beside the database. */
const patience = 10_000

/**
 * Erases all that is kept of a person (GDPR art. 17), by the address in its one spelling. Coming appointments and seats
 * are cancelled first. After a failure it can be repeated: the messages, by which the desk names the person, go last.
 */
export async function erasePerson(address: string) {
  if (!(await saveUnsaved(Date.now() + patience))) throw new Error(tell('owner.erase.wait'))
  const bookings = await eraseBookings(address)
  // Before the seats, which name their people.
  const papers = await erasePapers(address)
  const seats = await eraseSeats(address)
  const salt = randomBytes(16).toString('hex')
  const erased = await queryOne(counts)`with leads as (
  delete from lead where address = ${address} returning id, held_because is not null and released_at is null as held
), noted as (
  insert into erased (salt, hash, expires_on)
  values (${salt}, ${hashErased(address, salt)}, current_date + ${retention.erased}::int)
), requests as (
  delete from subscription where address = ${address} returning id
)
select (select count(*) from leads)::int as messages, (select count(*) from leads where held)::int as held,
  (select count(*) from requests)::int as subscriptions,
  (select count(*) from mail where lead_id in (select id from leads) or subscription_id in (select id from requests))::int as mails,
  (select count(*) from mail where reader_id in (select id from requests))::int as issues`
  return { ...erased, appointments: bookings.erased, cancelled: bookings.cancelled, seats, papers }
}

/** By it a restore knows the address again, which is not kept. */
export function hashErased(address: string, salt: string): string {
  return hash('sha256', `${salt} ${address}`)
}
