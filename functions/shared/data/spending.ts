import { execute, type Statement, sql } from './database.ts'

/** How much of something may be used in an hour and in a day (UTC); without a number there is no ceiling. */
export type Ceilings = { hourly?: number | undefined; daily?: number | undefined }

/**
 * Takes an amount from a budget, in one statement, so that no number of parallel calls passes its ceilings.
 *
 * @returns false where too little is left; nothing is taken then
 */
export async function spend(what: string, ceilings: Ceilings, amount = 1, now = new Date()): Promise<boolean> {
  return (await execute(take(what, ceilings, amount, now))) > 0
}

/**
 * The statement that takes an amount, for one that saves what it is for: where that fails, nothing is taken.
 *
 * @param from makes it conditional: nothing is taken where it has no row, so it has one at most
 */
export function take(
  what: string,
  { hourly = unlimited, daily = unlimited }: Ceilings,
  amount = 1,
  now = new Date(),
  from = sql`(values (true)) as always`,
): Statement {
  // A process whose clock is late is still in the hour before, which must not begin the present one anew.
  const usedThisHour = sql`excluded.used + case when spent.hour < excluded.hour then 0 else spent.used_this_hour end`
  return sql`insert into spending as spent (what, day, used, hour, used_this_hour)
select ${what}, ${now.toISOString().slice(0, 10)}::date, ${amount}::int, ${now.getUTCHours()}::smallint, ${amount}::int
from ${from} where ${amount}::int <= ${Math.min(hourly, daily)}::int
on conflict (what, day) do update set
  used = spent.used + excluded.used,
  used_this_hour = ${usedThisHour},
  hour = greatest(spent.hour, excluded.hour)
where spent.used + excluded.used <= ${daily}::int and ${usedThisHour} <= ${hourly}::int`
}

/** Corrects an amount that was taken as a reserve by what was used of it, less or more, in one statement. */
export async function settle(what: string, taken: number, used: number, at: Date): Promise<void> {
  const difference = used - taken
  await execute(sql`update spending set
  used = greatest(0, used + ${difference}::int),
  used_this_hour = case when hour = ${at.getUTCHours()}::int then greatest(0, used_this_hour + ${difference}::int) else used_this_hour end
where what = ${what} and day = ${at.toISOString().slice(0, 10)}`)
}

/** The largest number of the columns. */
const unlimited = 2_147_483_647
