import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { execute, query, sql } from '../shared/data/database.ts'
import { choiceSchema } from './choices.ts'

/** Whether this process is to ask the model, or what it chose; neither where another process is asking. */
export type Claim = { isMine: boolean; choice: number[] | undefined }

/**
 * Looks a choice up, and claims to ask for it where there is none, in one statement: of many who ask the same at once one asks the
 * model.
 */
export async function claimChoice(key: string, seconds: number): Promise<Claim> {
  const [row] = await query(
    sql`with claimed as (
  insert into answer as known (key, claimed_until, expires_on)
  values (${key}, now() + make_interval(secs => ${seconds}), current_date + ${keptDays}::int)
  on conflict (key) do update set claimed_until = excluded.claimed_until
    where known.reply is null and known.claimed_until < now()
  returning 1
)
select exists (select from claimed) as mine, (select reply from answer where key = ${key}) as reply`,
    v.object({ mine: v.boolean(), reply: v.nullable(choiceSchema) }),
  )
  return { isMine: row?.mine ?? false, choice: row?.reply?.s }
}

/** Days that a choice is kept, where no new build makes it old before. */
const keptDays = 30

export async function keepChoice(key: string, choice: number[]): Promise<void> {
  await execute(sql`update answer set reply = ${JSON.stringify({ s: choice })} where key = ${key}`)
}

/** Lets the next one who asks try again. */
export async function releaseChoice(key: string): Promise<void> {
  await execute(sql`delete from answer where key = ${key} and reply is null`)
}

/** Waits for what another process asks. */
export async function awaitChoice(key: string, patience: number, stop: AbortSignal): Promise<number[] | undefined> {
  const deadline = performance.now() + patience
  while (performance.now() < deadline && !stop.aborted) {
    await setTimeout(lookEvery)
    const [row] = await query(
      sql`select reply from answer where key = ${key} and (reply is not null or claimed_until > now())`,
      v.object({ reply: v.nullable(choiceSchema) }),
    )
    if (!row) return undefined
    if (row.reply) return row.reply.s
  }
  return undefined
}

/** Milliseconds. */
const lookEvery = 400
