import { askLimits } from '../../content/ask.ts'
import { parseEnvironment } from '../../environment.ts'
import { askModel } from '../../functions/ask/ask-model.ts'
import { closeDatabase } from '../../functions/shared/data/database.ts'
import { loadSearch } from '../../functions/shared/model/passages.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import type { Answer } from '../../search/answer-schema.ts'
import { addUp, evaluate, getRate, goals, type Result } from '../../search/evaluation/evaluate.ts'
import { questionSets } from '../../search/evaluation/question-sets.ts'
import { startStore } from '../../testing/stores.ts'
import type { Figure } from './figure.ts'

type Ask = (locale: Locale, question: string) => Promise<Answer>

/**
 * What the site answers to questions: without a model and with that of `OPENAI_API_KEY`. Those that are held out have tuned nothing, so
 * that their figures are what visitors get.
 */
export async function measureAsk(): Promise<Figure[]> {
  const database = await startStore(undefined)
  process.env.NETLIFY_DB_URL = database.url
  // Single questions that are held out are not to be seen.
  const { info, error } = console
  console.info = console.error = () => {}
  try {
    const figures = await measure('no model', askSearch, true)
    const hasKey = parseEnvironment(process.env).OPENAI_API_KEY !== undefined
    return hasKey ? [...figures, ...(await measure('the model', askReal))] : figures
  } finally {
    Object.assign(console, { info, error })
    await closeDatabase()
    await database.stop()
  }
}

const names: Record<keyof Result, string> = {
  first: 'answerable, an expected page first',
  shown: 'answerable, an expected page shown',
  words: 'answerable, the decisive words shown',
  notRefused: 'answerable, not refused',
  answered: 'answerable, called an answer',
  right: 'called an answer, with an expected page',
  notAnswered: 'unanswerable, not called an answer',
  wrongPremise: 'wrong premise, put right or not called an answer',
  otherLanguage: 'other language, an expected page or not called an answer',
  misspelt: 'misspelt, an expected page shown',
}

/** The shares of each set and of all languages as figures; those held out have goals together. */
async function measure(name: string, ask: Ask, hasTuning = false): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const half of hasTuning ? (['tuning', 'held-out'] as const) : (['held-out'] as const)) {
    const results: Result[] = []
    for (const locale of localeCodes) {
      const set = questionSets[half][locale]
      if (!set) continue
      const result = await evaluate(set, (question) => ask(locale, question))
      results.push(result)
      figures.push(...describe(`${name}, ${half}, ${locale}`, result, false))
    }
    figures.push(...describe(`${name}, ${half}, all`, addUp(results), half === 'held-out'))
  }
  return figures
}

function describe(prefix: string, result: Result, hasGoals: boolean): Figure[] {
  return (Object.keys(names) as Array<keyof Result>).map((key) => {
    const least = hasGoals ? goals[key] : undefined
    return {
      name: `${prefix}: ${names[key]} (of ${result[key].of})`,
      unit: '%',
      value: getRate(result[key]) * 100,
      ...(least !== undefined && { least: least * 100 }),
    }
  })
}

const askSearch: Ask = async (locale, question) => (await loadSearch(locale)).answer(question)

const askReal: Ask = async (locale, question) => {
  const environment = parseEnvironment({ ...process.env, ASK_DAILY_TOKENS: '999999999' })
  const { found } = await (await loadSearch(locale)).answer(question, { limit: askLimits.passages })
  const passages = found.map(({ source }) => source)
  const chosen = await askModel({ question, locale, passages }, environment, new AbortController().signal)
  return chosen ?? { grade: 'none', answers: [] }
}
