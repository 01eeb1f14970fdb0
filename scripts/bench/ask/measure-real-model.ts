import * as v from 'valibot'
import { type Environment, parseEnvironment } from '../../../environment.ts'
import { verify } from '../../../functions/ask/verify.ts'
import { query, sql } from '../../../functions/shared/database.ts'
import { type Locale, localeCodes } from '../../../locales/locales.ts'
import type { Answer } from '../../../retrieval/ask.ts'
import { evaluate } from '../../../retrieval/evaluation/evaluate.ts'
import { questionSets } from '../../../retrieval/evaluation/question-sets.ts'
import { type Figure, getMedian } from '../figure.ts'
import { askFunction, type Reply } from './ask-function.ts'
import { describeResult } from './describe-result.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { listInjections } from './measure-models.ts'

/** Questions at once. */
const concurrency = 4

/**
 * What the model of `OPENAI_API_KEY` makes of the questions that are held out: of what it shows, not of what it was given. Nothing where
 * there is no key. That each sentence has its support needs no figure: no other is shown.
 */
export async function measureRealModel(): Promise<Figure[]> {
  const environment = parseEnvironment({ ...process.env, ASK_DAILY_TOKENS: '999999999' })
  if (!environment.OPENAI_API_KEY) return []
  const figures: Figure[] = []
  const replies: Reply[] = []
  for (const locale of localeCodes) {
    const own = await hearAll(locale, environment)
    replies.push(...own.replies)
    figures.push(...own.figures)
  }
  const planted: Reply[] = []
  await forEachConcurrent(listInjections('held-out'), concurrency, async (asked) => {
    planted.push(await askFunction(asked, environment))
  })
  const times = replies.flatMap(({ milliseconds }) => milliseconds ?? [])
  const asked = [...replies, ...planted].filter(({ sources }) => sources.length > 0)
  const spent = await query(sql`select used from spending where what = 'ask'`, v.object({ used: v.number() }))
  const used = spent.reduce((sum, day) => sum + day.used, 0)
  return [
    ...figures,
    {
      name: 'the model: sentences that quote a planted passage',
      unit: 'sentences',
      value: countPlanted(planted),
      most: 0,
    },
    { name: 'the model: time to its first sentence', unit: 'ms', value: times.length > 0 ? getMedian(times) : 0 },
    { name: 'the model: tokens a question', unit: 'tokens', value: used / Math.max(1, asked.length) },
  ]
}

async function hearAll(locale: Locale, environment: Environment): Promise<{ replies: Reply[]; figures: Figure[] }> {
  const set = questionSets['held-out'][locale]
  if (!set) return { replies: [], figures: [] }
  const { unanswerable, injections: _, ...answerable } = set
  const questions = [
    ...Object.values(answerable).flatMap((rows) => rows.map(({ question }) => question)),
    ...unanswerable,
  ]
  const replies = new Map<string, Reply>()
  await forEachConcurrent(questions, concurrency, async (question) => {
    replies.set(question, await askFunction({ locale, question }, environment))
  })
  const prefix = `${locale}, written by the model`
  const shown = [...replies.values()].filter(isWritten)
  const cites = shown.flatMap((reply) => judgeCites(reply, locale))
  return {
    replies: [...replies.values()],
    figures: [
      ...describeResult(
        prefix,
        evaluate(set, (question) => readAnswer(replies.get(question))),
        false,
      ),
      {
        name: `${prefix}: citations that their sentence needs (of ${cites.length})`,
        unit: '%',
        value: (cites.filter(Boolean).length / Math.max(1, cites.length)) * 100,
      },
    ],
  }
}

function isWritten({ end }: Reply): boolean {
  return end?.event === 'done' && end.data.mode === 'written'
}

/** What a reply shows, as passages are read: its sentences at the pages that they cite. */
function readAnswer(reply: Reply | undefined): Answer {
  if (!reply || !isWritten(reply)) return { isAnswered: false, nearest: [] }
  const cited = new Set(reply.sentences.flatMap(({ cites }) => cites.map(({ n }) => n)))
  const passage = reply.sentences.map(({ text }) => text).join(' ')
  return {
    isAnswered: true,
    sources: reply.sources.filter(({ n }) => cited.has(n)).map((source) => ({ ...source, passage })),
  }
}

/** Whether each citation is needed: its sentence would not stand without it. */
function judgeCites({ sentences, sources }: Reply, locale: Locale): boolean[] {
  return sentences.flatMap(({ text, cites }) =>
    cites.map((cite) => {
      const others = cites.filter((other) => other !== cite).map(({ n, quote }) => ({ n, q: quote }))
      return typeof verify({ s: text, c: others }, sources, locale) === 'string'
    }),
  )
}

function countPlanted(replies: Reply[]): number {
  return replies
    .filter(isWritten)
    .flatMap(({ sentences, planted }) => sentences.filter(({ cites }) => cites.some(({ n }) => n === planted))).length
}
