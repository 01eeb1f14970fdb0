import { execute, type Statement, sql, touches } from './database.ts'

/** How much of something may be used in an hour and in a day (UTC); without a number there is no ceiling. */
export type Ceilings = { hourly?: number | undefined; daily?: number | undefined }

/** Takes an amount from a budget in one statement, so that no parallel calls pass its ceilings. False if too little is left. */
export async function spend(what: string, ceilings: Ceilings, amount = 1, now = new Date()): Promise<boolean> {
  return touches(take(what, ceilings, amount, now))
}

/** Takes an amount as a part of the statement that saves the thing; nothing is taken if that fails or `from` has no row. */
export function take(
  what: string,
  { hourly = unlimited, daily = unlimited }: Ceilings,
  amount = 1,
  now = new Date(),
  from = sql`(values (true)) as always`,
): Statement {
  // A process with a late clock is still in the hour before, which must not restart the present one. A later hour was noted by a clock
  // that went wrong, and must not stand for the rest of the day.
  const isNewHour = sql`spent.hour not between excluded.hour and excluded.hour + 1`
  const usedThisHour = sql`excluded.used + case when ${isNewHour} then 0 else spent.used_this_hour end`
  return sql`insert into spending as spent (what, day, used, hour, used_this_hour)
select ${what}, ${now.toISOString().slice(0, 10)}::date, ${amount}::int, ${now.getUTCHours()}::smallint, ${amount}::int
from ${from} where ${amount}::int <= ${Math.min(hourly, daily)}::int
on conflict (what, day) do update set
  used = spent.used + excluded.used,
  used_this_hour = ${usedThisHour},
  hour = case when ${isNewHour} then excluded.hour else spent.hour end
where spent.used + excluded.used <= ${daily}::int and ${usedThisHour} <= ${hourly}::int`
}

/** Corrects a reserve by the amount that was used, less or more, in one statement. */
export async function settle(what: string, taken: number, used: number, at: Date): Promise<void> {
  const difference = used - taken
  await execute(sql`update spending set
  used = greatest(0, used + ${difference}::int),
  used_this_hour = case when hour = ${at.getUTCHours()}::int then greatest(0, used_this_hour + ${difference}::int) else used_this_hour end
where what = ${what} and day = ${at.toISOString().slice(0, 10)}`)
}

/** The largest number of the columns. */
const unlimited = 2_147_483_647
