import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type OpenAI from 'openai'
import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import type { Answer, Passage } from '../../search/answer-schema.ts'
import { alert } from '../shared/data/alert.ts'
import { answerInTime, execute, query, sql } from '../shared/data/database.ts'
import { settle, spend } from '../shared/data/spending.ts'
import { type ModelLimits, readModel } from '../shared/model/read-model.ts'
import { choiceSchema, createMessage, numberSentences, readChoice, takeChosen } from './choices.ts'

/** Milliseconds: for an answer of the store, for a choice that another process waits for, and for the model. */
export type ChoiceLimits = ModelLimits & { store: number; other: number }

const defaultLimits: ChoiceLimits = { store: 1_500, other: 10_000, silence: 8_000, total: 10_000 }

type Question = { question: string; locale: Locale; passages: Passage[] }

/** Lets a model choose the sentences that answer a question, once for the same passages; undefined where the search has to. */
export async function askModel(
  { question, locale, passages }: Question,
  environment: Environment,
  disconnected: AbortSignal,
  limits = defaultLimits,
): Promise<Answer | undefined> {
  if (!environment.OPENAI_API_KEY || passages.length === 0) return undefined
  const sentences = numberSentences(passages, locale)
  const key = hashQuestion(question, locale, [environment.OPENAI_MODEL, createMessage('', sentences, locale)])
  const claim = await fromStore(claimChoice(key, claimSeconds), limits)
  if (!claim) await alert('store', environment)
  if (claim?.choice) return takeChosen(claim.choice, sentences)
  if (!claim?.isMine) {
    const choice = claim && (await awaitChoice(key, limits.other, disconnected).catch(() => undefined))
    return choice && takeChosen(choice, sentences)
  }
  const message: OpenAI.ChatCompletionMessageParam = {
    role: 'user',
    content: createMessage(question, sentences, locale),
  }
  const choice = await chooseWithin(message, sentences.length, environment, disconnected, limits)
  await fromStore(choice ? keepChoice(key, choice) : releaseChoice(key), limits)
  return choice && takeChosen(choice, sentences)
}

/** Seconds after which whoever waits for a model is given up; longer than the model has. */
const claimSeconds = 30

/** Tokens of a choice, with what a model that reasons needs before. */
function getMostTokens({ OPENAI_BASE_URL }: Environment): number {
  return OPENAI_BASE_URL ? 300 : 800
}

/** Asks the model within the budget of the day: the most that a question can cost is taken before, and what was not used given back. */
async function chooseWithin(
  message: OpenAI.ChatCompletionMessageParam,
  count: number,
  environment: Environment,
  disconnected: AbortSignal,
  limits: ChoiceLimits,
): Promise<number[] | undefined> {
  const at = new Date()
  const most = getMostTokens(environment)
  // In Latin letters a token has four bytes, in Chinese three.
  const reserve = most + Math.ceil(Buffer.byteLength(String(message.content)) / 2) + 8
  const isTaken = await fromStore(spend('ask', { daily: environment.ASK_DAILY_TOKENS }, reserve, at), limits)
  if (!isTaken) {
    if (isTaken === false) await alert('ask', environment)
    return undefined
  }
  let reply = ''
  const words = readModel('ask', [message], environment, { ...limits, tokens: most }, disconnected)
  let next = await words.next()
  for (; !next.done; next = await words.next()) reply += next.value
  const { code, tokens, noted } = next.value
  // Where the provider does not count, the whole reserve counts.
  await fromStore(Promise.all([tokens === undefined || settle('ask', reserve, tokens, at), noted]), limits)
  const choice = code ? undefined : readChoice(reply, count)
  if (!code && !choice) console.info('[ask] A model answered with something else than numbers of sentences')
  return choice
}

/** By all that the choice depends on: another build has other passages. Nobody can read the question from it. */
function hashQuestion(question: string, locale: Locale, material: string[]): string {
  const folded = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
  return createHash('sha256')
    .update(JSON.stringify([folded, locale, ...material]))
    .digest('hex')
}

/** @returns undefined where the store fails or is late */
async function fromStore<Value>(answer: Promise<Value>, { store }: ChoiceLimits): Promise<Value | undefined> {
  try {
    return await answerInTime(answer, store)
  } catch (error) {
    console.error('[ask] The store of choices and of the budget failed:', String(error))
    return undefined
  }
}

/** Whether this process is to ask the model, or what it chose; neither where another process is asking. */
type Claim = { isMine: boolean; choice: number[] | undefined }

/** Looks a choice up, or claims to ask for it, in one statement: of many who ask the same at once one asks the model. */
async function claimChoice(key: string, seconds: number): Promise<Claim> {
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

async function keepChoice(key: string, choice: number[]): Promise<void> {
  await execute(sql`update answer set reply = ${JSON.stringify({ s: choice })} where key = ${key}`)
}

/** Lets the next one who asks try again. */
async function releaseChoice(key: string): Promise<void> {
  await execute(sql`delete from answer where key = ${key} and reply is null`)
}

/** Waits for what another process asks. */
async function awaitChoice(key: string, patience: number, stop: AbortSignal): Promise<number[] | undefined> {
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
