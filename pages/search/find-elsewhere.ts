import { type Locale, localeCodes } from '../../locales/locales.ts'
import { isChinese } from '../../retrieval/is-chinese.ts'
import type { Engine, Hit } from './engine.ts'

/** Results in another language. */
export type FoundElsewhere = { locale: Locale; hits: Hit[] }

/**
 * Searches the other languages in turn until one has results, so that no index is loaded needlessly. Queries with Chinese
 * characters are searched for only in Chinese, and others never in Chinese.
 *
 * @param signal aborts the search when the query has changed
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
