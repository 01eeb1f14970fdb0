import * as v from 'valibot'
import { today } from '../../model/today.ts'
import { query } from '../shared/data/database.ts'
import { type Sum, sumSchema } from './store.ts'

export function readSums(since = '-infinity'): Promise<Sum[]> {
  return query(sumSchema)`select day::text, kind, what, locale, source, count from tally where day >= ${since}::date
order by day, kind, what, locale, source`
}

/** The visits of each of the last weeks, the oldest first; the present one ends yesterday. */
export async function readWeeks(weeks: number): Promise<{ start: string; visits: number }[]> {
  return query(v.object({ start: v.string(), visits: v.number() }))`
select start::text, coalesce(sum(count), 0)::int as visits
from generate_series(${today()}::date - ${weeks}::int * 7, ${today()}::date - 7, interval '7 days') as week
cross join lateral (values (week::date)) as weeks (start)
left join tally on kind = 'visit' and day >= start and day < start + 7 group by start order by start`
}

/** Sums below it are not told, so that nobody is seen alone. */
const leastTold = 3

/** If a sum, of a day or of many, may be told as a number. */
export const isTold = (count: number): boolean => count === 0 || count >= leastTold

const hide = (count: number): number | '<3' => (isTold(count) ? count : '<3')

export const hideFew = (sum: Sum) => ({ ...sum, count: hide(sum.count) })

/** All that was counted, for programs: views with what was sent, machines, and topics without an answer. */
export function describeSums(sums: Sum[]) {
  const pick = (kind: string) => sums.filter((sum) => sum.kind === kind).map(hideFew)
  const seen = sums.filter(({ kind }) => !['visit', 'machine', 'topic'].includes(kind))
  const days = Map.groupBy(seen, ({ day, what, locale, source }) => JSON.stringify([day, what, locale, source]))
  return {
    days: [...days.values()].flatMap((own) => {
      const [first] = own
      if (!first) return []
      const add = (isWanted: (kind: string) => boolean) =>
        hide(own.reduce((sum, { kind, count }) => sum + (isWanted(kind) ? count : 0), 0))
      const { day, what, locale, source } = first
      const views = add((kind) => kind === 'view')
      return { day, page: what, locale, from: source, views, sent: add((kind) => kind !== 'view') }
    }),
    machines: pick('machine').map(({ day, source, what, count }) => ({ day, family: source, what, count })),
    topics: pick('topic').map(({ day, locale, what, count }) => ({ day, locale, topic: what, count })),
  }
}
