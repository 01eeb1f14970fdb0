import { closeDatabase } from '../../functions/shared/database.ts'
import { loadAsk } from '../../functions/shared/passages.ts'
import { startStore } from '../../functions/shared/testing-stores.ts'
import { localeCodes } from '../../locales/locales.ts'
import { evaluate } from '../../retrieval/evaluation/evaluate.ts'
import { questionSets } from '../../retrieval/evaluation/question-sets.ts'
import { describeResult } from './ask/describe-result.ts'
import { measureModels } from './ask/measure-models.ts'
import { measureRealModel } from './ask/measure-real-model.ts'
import type { Figure } from './figure.ts'

/**
 * What the site answers to questions, without a model and with some. Those that are held out have tuned nothing, so that their figures
 * are what visitors get.
 */
export async function measureAsk(): Promise<Figure[]> {
  const database = await startStore(undefined)
  process.env.NETLIFY_DB_URL = database.url
  // Single questions that are held out are not to be seen, and each lie would be logged.
  const { info, error } = console
  console.info = console.error = () => {}
  try {
    return [...measurePassages(), ...(await measureModels()), ...(await measureRealModel())]
  } finally {
    Object.assign(console, { info, error })
    await closeDatabase()
    await database.stop()
  }
}

function measurePassages(): Figure[] {
  return Object.entries(questionSets).flatMap(([half, sets]) =>
    localeCodes.flatMap((locale) => {
      const set = sets[locale]
      return set ? describeResult(`${locale}, ${half}`, evaluate(set, loadAsk(locale)), true) : []
    }),
  )
}
