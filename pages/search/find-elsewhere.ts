import { type Locale, localeCodes } from '../../locales/locales.ts'
import type { Engine, Hit } from './engine.ts'
import { isChinese } from './is-chinese.ts'

/** What another language has on a query. */
export type FoundElsewhere = { locale: Locale; hits: Hit[] }

/**
 * Asks the other languages in turn until one has an answer, so that no more is loaded than is needed. Chinese characters
 * are looked for in Chinese alone, and other letters nowhere there.
 *
 * @param signal ends it: the query has changed meanwhile
 */
export async function findElsewhere(
  query: string,
  own: Locale,
  loadEngine: (locale: Locale) => Promise<Engine>,
  signal: AbortSignal,
): Promise<FoundElsewhere | undefined> {
  const candidates = localeCodes.filter((locale) => locale !== own && (locale === 'zh') === hasChinese(query))
  for (const locale of candidates) {
    const engine = await loadEngine(locale)
    if (signal.aborted) return undefined
    const hits = engine.search(query)
    if (hits.length > 0) return { locale, hits }
  }
  return undefined
}

function hasChinese(query: string): boolean {
  return [...query].some(isChinese)
}
