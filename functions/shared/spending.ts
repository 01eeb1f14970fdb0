import * as v from 'valibot'
import { execute, query, sql } from './database.ts'

/** How much of something may be used in an hour and in a day (UTC); without a number there is no ceiling. */
export type Ceilings = { hourly?: number; daily?: number }

/** Ceilings of the whole site by what they count, with the variables that set them: the digest tells which were reached. */
const ceilingNames: Record<string, string> = {
  chat: 'replies of the assistant (CHAT_HOURLY_REPLIES, CHAT_DAILY_REPLIES)',
  ask: 'written answers (ASK_DAILY_TOKENS)',
  'owner mails': 'messages to you (OWNER_MAILS_HOURLY)',
  'visitor mails': 'mails to visitors (VISITOR_MAILS_HOURLY)',
  'booking holds': 'times that were held (BOOKING_HOLDS_DAILY)',
}

/** The ceilings that were reached yesterday (UTC). @throws Error if the database fails */
export async function listReachedCeilings(): Promise<string[]> {
  const rows = await query(
    sql`select substr(what, 9) as what from spending where day = (now() at time zone 'UTC')::date - 1 and starts_with(what, 'reached ')
order by what`,
    v.object({ what: v.string() }),
  )
  return rows.map(({ what }) => ceilingNames[what] ?? what)
}

/**
 * Takes an amount from a budget, in one statement, so that no number of parallel calls passes its ceilings. One of the whole site
 * that is reached is noted.
 *
 * @param what is counted, such as `chat`
 * @returns false where too little is left; nothing is taken then
 * @throws Error if the database fails
 */
export async function spend(
  what: string,
  { hourly = unlimited, daily = unlimited }: Ceilings,
  amount = 1,
  now = new Date(),
): Promise<boolean> {
  if (amount > Math.min(hourly, daily)) return false
  // A process whose clock is late is still in the hour before, which must not begin the present one anew.
  const usedThisHour = sql`excluded.used + case when spent.hour < excluded.hour then 0 else spent.used_this_hour end`
  const day = now.toISOString().slice(0, 10)
  const [row] = await query(
    sql`with taken as (
  insert into spending as spent (what, day, used, hour, used_this_hour)
  values (${what}, ${day}, ${amount}, ${now.getUTCHours()}, ${amount})
  on conflict (what, day) do update set
    used = spent.used + excluded.used,
    used_this_hour = ${usedThisHour},
    hour = greatest(spent.hour, excluded.hour)
  where spent.used + excluded.used <= ${daily}::int and ${usedThisHour} <= ${hourly}::int
  returning true
), reached as (
  insert into spending (what, day, used, hour, used_this_hour)
  select ${`reached ${what}`}, ${day}, 1, 0, 1 where ${what in ceilingNames} and not exists (select from taken)
  on conflict do nothing
)
select exists (select from taken) as is_taken`,
    v.object({ is_taken: v.boolean() }),
  )
  return row?.is_taken === true
}

/**
 * Corrects an amount that was taken as a reserve by what was used of it, less or more, in one statement.
 *
 * @param at when it was taken
 */
export async function settle(what: string, taken: number, used: number, at: Date): Promise<void> {
  const difference = used - taken
  await execute(sql`update spending set
  used = greatest(0, used + ${difference}::int),
  used_this_hour = case when hour = ${at.getUTCHours()}::int then greatest(0, used_this_hour + ${difference}::int) else used_this_hour end
where what = ${what} and day = ${at.toISOString().slice(0, 10)}`)
}

/** The largest number of the columns. */
const unlimited = 2_147_483_647
