import { createHash } from 'node:crypto'
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

/** Milliseconds: for an answer of the store, and for the model. */
export type ChoiceLimits = ModelLimits & { store: number }

const defaultLimits: ChoiceLimits = { store: 1_500, silence: 8_000, total: 10_000 }

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
  const kept = await fromStore(findChoice(key), limits)
  if (!kept) {
    await alert('store', environment)
    return undefined
  }
  const [known] = kept
  if (known) return takeChosen(known.reply.s, sentences)
  const message: OpenAI.ChatCompletionMessageParam = {
    role: 'user',
    content: createMessage(question, sentences, locale),
  }
  const choice = await chooseWithin(message, sentences.length, environment, disconnected, limits)
  if (!choice) return undefined
  await fromStore(keepChoice(key, choice), limits)
  return takeChosen(choice, sentences)
}

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

/** What a model chose before. @returns no row where none was asked, or what it said was of no use */
function findChoice(key: string) {
  return query(
    sql`select reply from answer where key = ${key} and reply is not null`,
    v.object({ reply: choiceSchema }),
  )
}

/** Days that a choice is kept, where no new build makes it old before. */
const keptDays = 30

async function keepChoice(key: string, choice: number[]): Promise<void> {
  await execute(sql`insert into answer (key, claimed_until, reply, expires_on)
values (${key}, now(), ${JSON.stringify({ s: choice })}, current_date + ${keptDays}::int) on conflict do nothing`)
}
