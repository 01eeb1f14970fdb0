import { retention } from '../../content/forms.ts'
import { countReadersForEver } from '../newsletter/issues.ts'
import { execute, sql } from '../shared/data/database.ts'
import { noteHeartbeat } from '../shared/data/heartbeats.ts'

/** Rows of a table that one statement erases, so that none takes long. */
const batch = 2_000

/** Erases what is older than the privacy notice allows. One run is enough, but for a night in which much was left. */
export async function eraseExpired(deadline: number): Promise<void> {
  try {
    let erased = await eraseBatch()
    while (erased > 0 && Date.now() < deadline) erased = await eraseBatch()
    const isOk = erased === 0
    await noteHeartbeat('erase', isOk ? { isOk } : { isOk, reason: 'the next run erases the rest' })
  } catch (error) {
    await noteHeartbeat('erase', { isOk: false, reason: 'the database failed' }).catch(() => {})
    throw error
  }
}

/** What is too old, by its table. Mails of a message go with it. */
const expired = {
  lead: 'expires_on < current_date',
  subscription: 'expires_on < current_date',
  booking: 'expires_on < current_date',
  seat: 'expires_on < current_date',
  course_note: 'expires_on < current_date',
  answer: 'expires_on < current_date',
  desk_device: 'expires_on < current_date - 30',
  spending: 'day < current_date - 2',
  mail: `(coalesce(lead_id::text, subscription_id::text, booking_id::text, seat_id::text, issue) is null
    and coalesce(ended_at, expires_at) < now() - interval '30 days')
  or issue in (select slug from newsletter_issue where counts is not null)`,
}

/** No row is read, so one whose contents are broken goes too. @returns how many rows went */
async function eraseBatch(): Promise<number> {
  let erased =
    await execute(sql`update newsletter_issue as issue set counts = ${countReadersForEver(sql`issue.slug`)}, state = 'finished',
  finished_at = coalesce(finished_at, now())
where counts is null and started_at < now() - ${retention.issue}::int * interval '1 day'`)
  for (const [table, isExpired] of Object.entries(expired)) {
    const text = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${isExpired} limit ${batch}))`
    erased += await execute({ text, values: [] })
  }
  return erased
}
