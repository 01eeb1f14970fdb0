import type { Site } from './start-servers.ts'

/**
 * Stores messages of the last weeks, as if the form had brought them.
 *
 * @param pending the newest of them, whose mails to owner and visitor wait
 * @param expired the oldest of them, which are past their time
 */
export async function seedLeads({ query }: Site, count: number, { pending = 0, expired = 0 } = {}): Promise<void> {
  await query(
    `with saved as (
      insert into lead (id, received_at, expires_on, locale, name, email, address, message, details)
      select gen_random_uuid(), now() - number * interval '1 minute', current_date + case when number > $1 - $3 then -1 else 300 end,
        (array['en', 'es', 'fr', 'zh'])[1 + number % 4], 'Person ' || number, 'p' || number || '@example.org',
        'p' || number || '@example.org', repeat('A question about training. ', 20), '{"company": "Example"}'
      from generate_series(1, $1::int) as number returning id, name
    )
    insert into mail (key, kind, lead_id, expires_at, ended_at, outcome, tries)
    select kind || '/' || id, kind, id, now() + interval '3 days', case when is_pending then null else now() end,
      case when is_pending then null else 'sent' end, case when is_pending then 0 else 1 end
    from (select id, substr(name, 8)::int <= $2 as is_pending from saved) as leads,
      (values ('owner'), ('receipt')) as kinds (kind)`,
    [count, pending, expired],
  )
  await query('analyze')
}

/** Mails that still wait. */
export async function countWaiting({ query }: Site): Promise<number> {
  const [row] = await query('select count(*)::int as count from mail where ended_at is null')
  return Number(row?.count)
}

/** How many mails arrived more than once. */
export function countCopies(mails: Site['mail']['received']): number {
  return mails.length - new Set(mails.map(({ messageId }) => messageId)).size
}
