import { tell } from '../../locales/owner.ts'
import { retention } from '../../model/kinds/forms.ts'
import { execute, sql } from '../shared/data/database.ts'
import { noteHeartbeat } from '../shared/data/heartbeats.ts'

/** Rows of a table that one statement erases: all that a flood has brought would take longer than a statement may. */
const batch = 10_000

/** Erases all data that is older than the privacy notice allows. */
export async function eraseExpired(): Promise<void> {
  try {
    // The reader of an issue goes, and the number of readers stays.
    await execute(sql`update mail set reader_id = null, subscription_id = null
where reader_id is not null and created_at < now() - ${retention.issue}::int * interval '1 day'`)
    await execute(sql`update attendee set name = '', address = '', answers = null, certificate = jsonb_set(certificate, '{name}', '""')
where expires_on < current_date and name <> ''`)
    for (const [table, isExpired] of Object.entries(expired)) {
      // No row is read, so one whose contents are broken goes too.
      const text = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${isExpired} limit ${batch}))`
      while ((await execute({ text, values: [] })) === batch);
    }
    await noteHeartbeat('erase')
  } catch (error) {
    await noteHeartbeat('erase', tell('owner.erase.failed')).catch(() => {})
    throw error
  }
}

/** Tables whose rows have the day on which they expire. Mails of a message go with it. */
const dated = ['lead', 'subscription', 'booking', 'seat', 'course_note', 'answer', 'erased']

const expired = {
  ...Object.fromEntries(dated.map((table) => [table, 'expires_on < current_date'])),
  // As the privacy notice says.
  tally: "day < current_date - interval '25 months'",
  desk_device: 'expires_on < current_date - 30',
  // Two days for the counters of networks.
  spending: 'day < current_date - 1',
  // One that is still the owner's is tried every ten minutes.
  calendar_feed: "greatest(fetched_at, failed_at, started_at) < now() - interval '1 day'",
  mail: `coalesce(lead_id::text, subscription_id::text, booking_id::text, seat_id::text, issue) is null
    and coalesce(ended_at, expires_at) < now() - interval '30 days'`,
}
