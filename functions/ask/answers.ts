import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { execute, query, sql } from '../shared/database.ts'

const sentenceSchema = v.object({
  text: v.string(),
  cites: v.array(v.object({ n: v.number(), quote: v.string() })),
})

/** What a model has written to a question and passed the check; without a sentence it found no answer in the passages. */
export type WrittenAnswer = v.InferOutput<typeof answerSchema>

const answerSchema = v.object({ sentences: v.array(sentenceSchema), dropped: v.number() })

/** Whether this process is to write the answer, or the answer; neither where another process is writing it. */
export type Claim = { isMine: boolean; answer: WrittenAnswer | undefined }

/**
 * Looks an answer up, and claims to write it where there is none, in one statement: of many who ask the same at once one asks the
 * model.
 *
 * @param seconds after which a claim that brought nothing lapses
 */
export async function claimAnswer(key: string, seconds: number): Promise<Claim> {
  const [row] = await query(
    sql`with claimed as (
  insert into answer as known (key, claimed_until, expires_on)
  values (${key}, now() + make_interval(secs => ${seconds}), current_date + ${keptDays}::int)
  on conflict (key) do update set claimed_until = excluded.claimed_until
    where known.reply is null and known.claimed_until < now()
  returning 1
)
select exists (select from claimed) as mine, (select reply from answer where key = ${key}) as reply`,
    v.object({ mine: v.boolean(), reply: v.nullable(answerSchema) }),
  )
  return { isMine: row?.mine ?? false, answer: row?.reply ?? undefined }
}

/** Days that an answer is kept, where no new build makes it old before. */
const keptDays = 30

/** Keeps what was written. */
export async function keepAnswer(key: string, answer: WrittenAnswer): Promise<void> {
  await execute(sql`update answer set reply = ${JSON.stringify(answer)} where key = ${key}`)
}

/** Lets the next one who asks try again. */
export async function releaseAnswer(key: string): Promise<void> {
  await execute(sql`delete from answer where key = ${key} and reply is null`)
}

/**
 * Waits for an answer that another process writes.
 *
 * @returns undefined where it fails or takes longer
 */
export async function awaitAnswer(
  key: string,
  patience: number,
  stop: AbortSignal,
): Promise<WrittenAnswer | undefined> {
  const deadline = performance.now() + patience
  while (performance.now() < deadline && !stop.aborted) {
    await setTimeout(lookEvery)
    const [row] = await query(
      sql`select reply from answer where key = ${key} and (reply is not null or claimed_until > now())`,
      v.object({ reply: v.nullable(answerSchema) }),
    )
    if (!row) return undefined
    if (row.reply) return row.reply
  }
  return undefined
}

/** Milliseconds. */
const lookEvery = 400
