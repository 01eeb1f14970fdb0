import * as v from 'valibot'
import { retention } from '../../content/forms.ts'
import { countReadersForEver } from '../newsletter/issues.ts'
import { query, sql } from '../shared/data/database.ts'
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

/** No row is read, so one whose contents are broken goes too. Mails of a message go with it. @returns how many rows went */
async function eraseBatch(): Promise<number> {
  const [row] = await query(
    sql`with leads as (
  delete from lead where id in (select id from lead where expires_on < current_date limit ${batch}) returning 1
), subscriptions as (
  delete from subscription where id in (select id from subscription where expires_on < current_date limit ${batch}) returning 1
), bookings as (
  delete from booking where id in (select id from booking where expires_on < current_date limit ${batch}) returning 1
), seats as (
  delete from seat where id in (select id from seat where expires_on < current_date limit ${batch}) returning 1
), notes as (
  delete from course_note where expires_on < current_date returning 1
), mails as (
  delete from mail where id in (
    select id from mail where lead_id is null and subscription_id is null and booking_id is null and seat_id is null and issue is null
      and (ended_at < now() - interval '30 days' or (ended_at is null and expires_at < now() - interval '30 days')) limit ${batch}
  ) returning 1
), devices as (
  delete from desk_device where expires_on < current_date - 30 returning 1
), answers as (
  delete from answer where key in (select key from answer where expires_on < current_date limit ${batch}) returning 1
), spent as (
  delete from spending where day < current_date - 2 returning 1
), ended as (
  update newsletter_issue as issue set counts = ${countReadersForEver(sql`issue.slug`)}, state = 'finished', finished_at = coalesce(finished_at, now())
  where counts is null and started_at < now() - ${retention.issue}::int * interval '1 day' returning 1
), readers as (
  delete from mail where id in (select mail.id from mail join newsletter_issue on slug = issue where counts is not null limit ${batch}) returning 1
), erased as (
  select from ended union all select from readers union all select from answers union all select from devices union all
  select from leads union all select from subscriptions union all select from bookings union all select from seats union all select from notes union all select from mails union all select from spent
)
select count(*)::int as rows from erased`,
    v.object({ rows: v.number() }),
  )
  return row?.rows ?? 0
}
