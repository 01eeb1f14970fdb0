import * as v from 'valibot'
import { normalizeAddress } from '../../model/form-schemas.ts'
import { contactFieldNames } from '../../model/kinds/contact-fields.ts'
import { retention } from '../../model/kinds/forms.ts'
import { execute, query, queryFirst, queryOne, type Statement, sql, touches } from '../shared/data/database.ts'
import { findMailbox } from '../shared/data/find-person.ts'
import { jsonRow, optionalText, rowColumn, storedLocale, timestamp } from '../shared/data/rows.ts'
import { ownersDay } from '../shared/data/spending.ts'
import type { Suspicion } from '../shared/http/handle-form.ts'

/** A stored message. Its rules are loose, so that old messages stay readable; damaged details are left out. */
export const leadRow = v.pipe(
  jsonRow({
    ...v.entriesFromList(['id', 'name', 'email', 'message'], v.string()),
    receivedAt: timestamp,
    locale: storedLocale,
    noticeVersion: optionalText,
    details: v.fallback(
      v.object({
        ...v.entriesFromList(contactFieldNames, optionalText),
        page: optionalText,
        /** Sent so soon that a program may have written it; the owner's mail says so. */
        isHasty: v.optional(v.boolean()),
      }),
      {},
    ),
  }),
  v.transform(({ details, ...row }) => ({ ...details, ...row })),
)

export type Lead = v.InferOutput<typeof leadRow>

/** A message before it is saved: it was received now, where nothing else is said. */
export type NewLead = Omit<Lead, 'receivedAt'> & Partial<Pick<Lead, 'receivedAt'>>

/** A message to the owner from what another form has sent. */
export function toLead({ id, name, email, company, locale }: Omit<NewLead, 'message'>, page: string, message: string) {
  return { id, name, email, company, locale, page, message }
}

/** False if the message is known. `news`: the kind of the mail to its sender, in place of the usual; a person gets one a day. */
export async function saveLead(lead: NewLead, saving: { suspicions?: Suspicion[]; isMailed?: boolean; news?: string }) {
  const { suspicions = [], isMailed = false, news } = saving
  const { id, receivedAt, locale, name, email, message, noticeVersion, ...details } = lead
  const days = suspicions.length > 0 ? retention.held : retention.message
  return touches(sql`with saved as (
  insert into lead (id, received_at, expires_on, locale, name, email, address, person, message, details, notice_version, held_because)
  select ${id}::uuid, coalesce(${receivedAt}::timestamptz, now()), current_date + ${days}::int, ${locale}, ${name}, ${email}, ${normalizeAddress(email)}, ${findMailbox(email)}, ${message},
    ${JSON.stringify(details)}::jsonb, ${noticeVersion}, ${suspicions.length > 0 ? suspicions : null}::text[]
  on conflict do nothing
  returning *
), due as (${insertLeadMails(isMailed, news)})
select from saved`)
}

export const findLead = (id: string) =>
  queryFirst(rowColumn(leadRow))`select to_jsonb(lead) as row from lead where id = ${id}::uuid`

/** Sends a held message on its way as if it had just arrived, once. False if none is or was held. */
export async function releaseLead(id: string): Promise<boolean> {
  return touches(sql`with saved as (
  update lead set released_at = now(), expires_on = received_at::date + ${retention.message}::int
  where id = ${id} and held_because is not null and released_at is null
  returning *
), due as (${insertLeadMails()})
select from lead where id = ${id} and held_because is not null`)
}

/** Messages that no mail of their own has told of, since the last summary. */
export async function countUnmailed(): Promise<number> {
  const { count } = await queryOne(v.object({ count: v.number() }))`
select count(*)::int as count from mail where kind = 'owner' and outcome = 'skipped' and reason = 'summary'
  and ended_at > coalesce((select max(ended_at) from mail where kind = 'summary' and outcome = 'sent'), '-infinity')`
  return count
}

export async function noteAnswer(id: string, isAnswered = true): Promise<void> {
  await execute(sql`update lead set answered_at = case when ${isAnswered} then now() end where id = ${id}::uuid`)
}

const openMessage = v.object({
  ...v.entriesFromList(['id', 'name', 'email', 'message'], v.string()),
  received_at: v.date(),
  reasons: v.nullable(v.array(v.string())),
  /** Links to release it can still work. */
  is_recent: v.boolean(),
  /** Counts all; the first fifty are listed. */
  total: v.number(),
})

export type OpenMessage = v.InferOutput<typeof openMessage>

/** Messages that wait for the owner, the newest first: those to answer, or those of any form that look like spam, to be released. */
export function listOpenMessages(kind: 'to answer' | 'held'): Promise<OpenMessage[]> {
  return query(openMessage)`
select id, name, email, message, received_at, reasons, received_at > now() - interval '7 days' as is_recent,
  count(*) over ()::int as total
from (select *, case when released_at is null then held_because end as reasons from lead where answered_at is null) as open
where (reasons is not null) = ${kind === 'held'} order by received_at desc limit 50`
}

/** Days. Older mails are not sent any more, because they would confuse; `npm run leads` still shows them. */
const maxAge = { owner: 30, receipt: 3 }

/** The mails of the messages in `saved`, to one person a receipt a day. Those held get none until they are released. */
function insertLeadMails(isMailed = false, news: string | null = null): Statement {
  const end = sql`case when ${isMailed} then now() end, case when ${isMailed} then 'sent' end`
  return sql`insert into mail (key, kind, lead_id, expires_at, ended_at, outcome)
  select 'owner/' || id, 'owner', id, now() + ${maxAge.owner}::int * interval '1 day', ${end}
  from saved where held_because is null or released_at is not null
  union all
  select sort || '/' || coalesce(nullif(person, ''), address) || '/' || ${ownersDay(sql`received_at`)}, sort, id, now() + ${maxAge.receipt}::int * interval '1 day', ${end}
  from saved, lateral (select case when held_because is null or released_at is not null then 'receipt' else ${news} end) as sorts (sort)
  where sort is not null
  on conflict do nothing`
}
