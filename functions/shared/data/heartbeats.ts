import * as v from 'valibot'
import { query, queryOne } from './database.ts'
import { timestamp } from './rows.ts'

const resultSchema = v.object({
  isOk: v.boolean(),
  reason: v.optional(v.string()),
  /** When the first of the failures in a row ended. */
  failsSince: v.optional(timestamp),
})

/** Notes the end of a job's run, with the reason if it failed. Returns since when it fails, from the second failure on. */
export async function noteHeartbeat(job: string, reason?: string): Promise<Date | undefined> {
  const isOk = reason === undefined
  const { result } = await queryOne(v.object({ result: resultSchema }))`
insert into heartbeat as last (job, ended_at, result) values (${job}, now(), ${JSON.stringify({ isOk, reason })})
on conflict (job) do update set ended_at = now(), result = excluded.result || case
  when ${isOk} or (last.result->>'isOk')::boolean then '{}'
  else jsonb_build_object('failsSince', coalesce(last.result->'failsSince', to_jsonb(last.ended_at))) end
returning result`
  return result.failsSince
}

export async function readHeartbeats() {
  const rows = await query(v.object({ job: v.string(), ended_at: v.date(), result: resultSchema }))`
select job, ended_at, result from heartbeat`
  return new Map(rows.map(({ job, ended_at, result }) => [job, { ...result, endedAt: ended_at }]))
}
