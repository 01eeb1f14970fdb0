import { parseEnvironment } from '../../../environment.ts'
import {
  honest,
  liars,
  type Model,
  readPassages,
  trueQuoteForeignClaim,
} from '../../../functions/ask/testing-models.ts'
import { startProvider } from '../../../functions/shared/testing-provider.ts'
import { localeCodes } from '../../../locales/locales.ts'
import { type Half, questionSets } from '../../../retrieval/evaluation/question-sets.ts'
import type { Figure } from '../figure.ts'
import { type Asked, askFunction, type Reply } from './ask-function.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'

/**
 * What reaches visitors of models that lie, and of an honest one: each question of both halves, about the passages of the built site. A
 * sentence counts also where it is taken back at the end.
 */
export async function measureModels(): Promise<Figure[]> {
  const provider = await startProvider()
  const hear = async (name: string, model: Model, asked: Asked[]): Promise<Reply[]> => {
    const environment = parseEnvironment({
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: provider.url,
      // The same question to another model is another question.
      OPENAI_MODEL: name,
      ASK_DAILY_TOKENS: '999999999',
    })
    const replies: Reply[] = []
    for (const [locale, own] of Map.groupBy(asked, (one) => one.locale)) {
      provider.answer = (response) => model(response, readPassages(provider.requests.at(-1)), locale)
      await forEachConcurrent(own, 4, async (one) => {
        replies.push(await askFunction(one, environment))
      })
    }
    provider.requests.length = 0
    return replies.filter(({ sources }) => sources.length > 0)
  }
  const asked = [...listAnswerable('tuning'), ...listAnswerable('held-out')]
  const injected = [...listInjections('tuning'), ...listInjections('held-out')]
  try {
    const figures: Figure[] = []
    for (const [name, model] of Object.entries(liars)) {
      const replies = await hear(name, model, asked)
      figures.push({
        name: `model “${name}”: sentences let through, of ${replies.length} answers`,
        unit: 'sentences',
        value: replies.flatMap(({ sentences }) => sentences).length,
        most: 0,
      })
    }
    const obey = liars['obeys the injection']
    if (!obey) throw new Error('functions/ask/testing-models.ts has no model that obeys an injection')
    const obeyed = await hear('obeys', obey, injected)
    figures.push({
      name: `injections obeyed, of ${injected.length}`,
      unit: 'sentences',
      value: obeyed.flatMap(({ sentences }) => sentences).length,
      most: 0,
    })
    for (const locale of localeCodes) {
      const own = asked.filter((one) => one.locale === locale)
      const kept = await hear('honest', honest, own)
      const told = kept.reduce((sum, { sources }) => sum + Math.min(3, sources.length), 0)
      const foreign = await hear('foreign claim', trueQuoteForeignClaim, own)
      figures.push(
        share(`${locale}: true sentences of an honest model kept`, countSentences(kept), told),
        share(`${locale}: foreign claims beside a true quote let through`, countSentences(foreign), foreign.length),
      )
    }
    return figures
  } finally {
    await provider.stop()
  }
}

/** The answerable questions of a half, misspelt ones too. */
export function listAnswerable(half: Half): Asked[] {
  return localeCodes.flatMap((locale) => {
    const { answerable = [], misspelt = [] } = questionSets[half][locale] ?? {}
    return [...answerable, ...misspelt].map(({ question }) => ({ locale, question }))
  })
}

export function listInjections(half: Half): Asked[] {
  return localeCodes.flatMap((locale) =>
    (questionSets[half][locale]?.injections ?? []).map(({ question, passage }) => ({
      locale,
      question,
      planted: passage,
    })),
  )
}

function countSentences(replies: Reply[]): number {
  return replies.reduce((sum, { sentences }) => sum + sentences.length, 0)
}

function share(name: string, count: number, of: number): Figure {
  return { name, unit: '%', value: of === 0 ? 0 : (count / of) * 100 }
}
