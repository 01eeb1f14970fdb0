import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, localeCodes } from '../locales/locales.ts'
import type { SearchDocument } from '../pages/search/documents.ts'
import { createEngine, type Engine } from '../pages/search/engine.ts'
import { createExcerpt } from '../pages/search/excerpt.ts'
import { groupHits } from '../pages/search/group-hits.ts'
import { queries } from '../pages/search/queries.fixture.ts'
import { getSearchIndexUrl } from '../pages/search/search-index-url.ts'

/** What the search of one language costs, in milliseconds of this machine's processor. */
export type SearchTimes = {
  locale: Locale
  /** From the loaded documents to the first answer. */
  build: number
  /** Of each keystroke of all queries of the quality test: the answer with the excerpts that are shown. */
  median: number
  p95: number
  keystrokes: number
}

/**
 * Measures the search on the index of a built site.
 *
 * @param folder of the built site: `dist/client`
 * @param buildId the folder of its data
 */
export async function measureSearch(folder: string, buildId: string): Promise<SearchTimes[]> {
  const times: SearchTimes[] = []
  for (const locale of localeCodes) {
    const file = join(folder, getSearchIndexUrl(locale, buildId))
    const documents: SearchDocument[] = JSON.parse(readFileSync(file, 'utf8'))
    const start = performance.now()
    const engine = await createEngine(documents, locale)
    const build = performance.now() - start
    times.push({ locale, build, ...measureKeystrokes(engine) })
  }
  return times
}

/** Types all queries of the engine's language letter by letter. */
export function measureKeystrokes(engine: Engine): Pick<SearchTimes, 'median' | 'p95' | 'keystrokes'> {
  const { first, firstThree } = queries[engine.locale]
  const times = Object.keys({ ...first, ...firstThree })
    .flatMap((query) => [...query].map((_, index) => query.slice(0, index + 1)))
    .map((typed) => {
      const start = performance.now()
      answer(engine, typed)
      return performance.now() - start
    })
    .sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { median: at(0.5), p95: at(0.95), keystrokes: times.length }
}

/** What the search page does for a keystroke, but for showing it. */
function answer(engine: Engine, query: string): string[] {
  const shown = groupHits(engine.search(query)).flatMap(({ hits }) => hits.slice(0, 5))
  return shown.map(({ document, terms }) => createExcerpt(document, terms, engine.locale))
}
