import { type Statement, sql, type Template } from '../data/database.ts'

/** Makes a tag for the part of a statement that makes mails due, beside the part that changes their subject. */
export function insertMailsAbout(about: 'booking_id' | 'seat_id') {
  const column = { text: about, values: [] }
  return (...rows: Template) => sql`insert into mail (key, kind, ${column}, created_at, due_at, expires_at)
  select concat_ws('/', kind, id, revision), kind, id, due, due, too_late from (${sql(...rows)}) as rows (kind, id, revision, due, too_late)
  on conflict do nothing`
}

/** Makes the mail due that tells the owner of what waits for a yes: one for all of five minutes. */
export function insertAsked(saved: Statement): Statement {
  return sql`insert into mail (key, kind, created_at, due_at, expires_at)
select 'asked/' || due, 'asked', due, due, due + interval '3 days'
from (select distinct date_bin('5 minutes', now(), 'epoch') + interval '5 minutes' as due from ${saved}) as dues on conflict do nothing`
}
