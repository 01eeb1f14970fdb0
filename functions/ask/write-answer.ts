import { createHash } from 'node:crypto'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import type { NearPage, Source } from '../../retrieval/ask.ts'
import type { AskEvent, Sentence } from '../../retrieval/ask-events.ts'
import { type AlertCause, alert } from '../shared/alert.ts'
import { answerInTime } from '../shared/answer-in-time.ts'
import type { ModelLimits } from '../shared/read-model.ts'
import { awaitAnswer, claimAnswer, keepAnswer, releaseAnswer, type WrittenAnswer } from './answers.ts'
import { reserveTokens, settleTokens } from './budget.ts'
import { createMessages } from './create-messages.ts'
import { type Reading, readSentences } from './read-sentences.ts'

/** Milliseconds: for an answer of the store, for one that another process writes, and for the model. */
export type AnswerLimits = ModelLimits & { store: number; other: number }

export type Question = { question: string; locale: Locale; sources: Source[] }

/**
 * Writes an answer with a model, sentence by sentence, each checked before it is sent. The same question asks the model once.
 * Where the store is away or the budget is spent, the passages are the answer.
 */
export async function* writeAnswer(
  asked: Question,
  environment: Environment,
  limits: AnswerLimits,
  disconnected: AbortSignal,
): AsyncGenerator<AskEvent> {
  const messages = createMessages(asked.question, asked.sources, asked.locale)
  const key = hashQuestion(asked, messages.slice(0, 2), environment)
  const claim = await fromStore(claimAnswer(key, claimSeconds), limits)
  if (!claim) return yield* leavePassages(environment, 'store')
  if (claim.answer) return yield* repeat(claim.answer, asked)
  if (!claim.isMine) {
    const answer = await awaitAnswer(key, limits.other, disconnected).catch(() => undefined)
    return yield* answer ? repeat(answer, asked) : leavePassages(environment)
  }

  const reserve = await fromStore(reserveTokens(messages, environment), limits)
  if (!reserve) {
    await fromStore(releaseAnswer(key), limits)
    return yield* leavePassages(environment, 'ask')
  }
  const sentences: Sentence[] = []
  let reading: Reading | undefined
  try {
    const reply = readSentences(asked, messages, environment, limits, disconnected)
    let next = await reply.next()
    for (; !next.done; next = await reply.next()) {
      sentences.push(next.value)
      yield { event: 'sentence', data: next.value }
    }
    reading = next.value
  } finally {
    // A visitor who leaves ends it here. Before the end is sent, so that the same question finds the answer.
    const kept = reading && isWorthKeeping(sentences, reading) ? { sentences, dropped: reading.dropped } : undefined
    const noted = kept ? keepAnswer(key, kept) : releaseAnswer(key)
    await fromStore(Promise.all([noted, settleTokens(reserve, reading?.end.tokens)]), limits)
  }
  const { end, dropped } = reading
  yield end.code ? { event: 'error', data: { code: end.code } } : createEnd({ sentences, dropped }, asked)
  await end.noted
}

/** Seconds after which whoever writes an answer is given up; longer than the model has. */
const claimSeconds = 70

/** By all that the answer depends on: another build has other passages. Nobody can read the question from it. */
function hashQuestion({ question, locale }: Question, material: object[], { OPENAI_MODEL }: Environment): string {
  const folded = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
  return createHash('sha256')
    .update(JSON.stringify([folded, locale, OPENAI_MODEL, material]))
    .digest('hex')
}

/** @returns undefined where the store fails or is late */
async function fromStore<Value>(answer: Promise<Value>, { store }: AnswerLimits): Promise<Value | undefined> {
  try {
    return await answerInTime(answer, store)
  } catch (error) {
    console.error('[ask] The store of answers and of the budget failed:', String(error))
    return undefined
  }
}

async function* leavePassages(environment: Environment, cause?: AlertCause): AsyncGenerator<AskEvent> {
  yield { event: 'done', data: { mode: 'passages', kept: 0, dropped: 0 } }
  if (cause) await alert(cause, environment)
}

async function* repeat(answer: WrittenAnswer, asked: Question): AsyncGenerator<AskEvent> {
  for (const data of answer.sentences) yield { event: 'sentence', data }
  yield createEnd(answer, asked)
}

/** A model of whose sentences most are dropped has not understood the passages, so the others are not shown either. */
function createEnd({ sentences, dropped }: WrittenAnswer, { sources }: Question): AskEvent {
  const kept = sentences.length
  if (kept === 0 || kept < dropped) return { event: 'refused', data: { nearest: listPages(sources) } }
  return { event: 'done', data: { mode: 'written', kept, dropped } }
}

/** A reply that failed is none, and of one that only made things up the next may be better. */
function isWorthKeeping({ length }: Sentence[], { end, foundNone, dropped }: Reading): boolean {
  return end.code === undefined && (foundNone ? dropped === 0 || length >= dropped : length > 0 && length >= dropped)
}

/** The pages of the first passages. */
function listPages(sources: Source[]): NearPage[] {
  const pages = new Map(sources.map(({ url, title }) => [url.replace(/#.*/, ''), title]))
  return [...pages].slice(0, 3).map(([url, title]) => ({ url, title }))
}
