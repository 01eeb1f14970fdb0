import type { Asked } from '../../content/asked/asked.ts'
import type { Locale } from '../../locales/locales.ts'
import { type Answer, createAsk } from '../../retrieval/ask.ts'
import type { AskedDocument } from '../../retrieval/documents.ts'
import { createRanking } from '../../retrieval/rank.ts'
import { memoize } from '../memoize.ts'

/** The passages that answer a question. */
export type Asker = (question: string) => Answer

/** @param asked what visitors ask that sections answer */
export function createAsker(documents: AskedDocument[], locale: Locale, asked?: Asked): Asker {
  const ask = createAsk(createRanking(documents, locale, asked), locale)
  return memoize((question: string) => ask(question))
}
