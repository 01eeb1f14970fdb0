import { site } from '../../../model/kinds/site.ts'
import { execute, type Statement, sql, touches } from './database.ts'

/** How often in any 60 minutes, and how much in a day of the owner's, something may be used; without a number there is no ceiling. */
export type Ceilings = { hourly?: number | undefined; daily?: number | undefined }

/** Takes an amount from a budget in one statement, so that no parallel calls pass its ceilings. False if too little is left. */
export async function spend(what: string, ceilings: Ceilings, amount = 1, moment?: Date): Promise<boolean> {
  return touches(take(what, ceilings, amount, always, moment))
}

const always = sql`(values (true)) as always`

/**
 * Takes an amount as a part of the statement that saves the thing; nothing is taken if that fails or `from` has no row. The database's
 * clock counts, which all processes share; only tests give a moment.
 */
export function take(
  what: string,
  { hourly = unlimited, daily = unlimited }: Ceilings,
  amount = 1,
  from = always,
  moment?: Date,
): Statement {
  const now = moment ? sql`${moment.toISOString()}::timestamptz` : sql`now()`
  // A statement that waited for its turn has the day before. A later day was noted by a clock that went wrong, and must not stand.
  const isNewDay = sql`spent.day not between excluded.day and excluded.day + 1`
  const used = sql`excluded.used + case when ${isNewDay} then 0 else spent.used end`
  const recent = sql`array(select time from unnest(spent.recent) as time
where time > ${now} - interval '1 hour' and time < ${now} + interval '1 hour')`
  return sql`insert into spending as spent (what, day, used, recent)
select ${what}, ${ownersDay(now)}, ${amount}::int, array[${now}]
from ${from} where ${amount}::int <= ${daily}::int and 1 <= ${hourly}::int
on conflict (what) do update set
  day = case when ${isNewDay} then excluded.day else spent.day end,
  used = ${used},
  recent = ${recent} || excluded.recent
where ${used} <= ${daily}::int and cardinality(${recent}) < ${hourly}::int`
}

/** Corrects a reserve by the amount that was used, less or more, in one statement. Nothing used was no use of the hour either. */
export async function settle(what: string, taken: number, used: number, at: Date): Promise<void> {
  // How long it took is right by any clock. The oldest time goes, which gives back no room too early.
  await execute(sql`update spending set
  used = greatest(0, used + ${used - taken}::int),
  recent = recent[${used === 0 ? 2 : 1}::int:]
where what = ${what} and day = ${ownersDay(sql`now() - ${Date.now() - at.getTime()}::double precision * interval '1 millisecond'`)}`)
}

export const ownersDay = (moment: Statement) => sql`((${moment}) at time zone ${site.owner.timeZone})::date`

/** The largest number of the columns. */
const unlimited = 2_147_483_647
