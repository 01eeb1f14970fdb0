import type { Locale } from '../../locales/locales.ts'
import { fetchJson } from '../../renderer/ui/load.ts'
import { unpackDocument } from '../../retrieval/pack-documents.ts'
import type { SearchDocument } from './documents.ts'
import { loadAsked } from './load-asked.ts'
import { getSearchIndexUrl, getTitlesUrl } from './search-index-url.ts'
import type { PageTitle } from './suggest.ts'

/** Something that is loaded once a language, when it is first used. */
export type Loader<Value> = {
  /** What is loaded already. */
  get: (locale: Locale) => Value | undefined
  /** After a failure the next call tries again. */
  load: (locale: Locale, buildId: string) => Promise<Value>
}

/** The texts of all pages, which the engine and asking share. */
const documents = createLoader(async (locale, buildId) => {
  const packed = await fetchJson<Parameters<typeof unpackDocument<SearchDocument>>[0][]>(
    getSearchIndexUrl(locale, buildId),
  )
  return packed.map(unpackDocument<SearchDocument>)
})

/** Finds pages by words. */
export const engines = createLoader(async (locale, buildId) => {
  const [{ createEngine }, texts] = await Promise.all([import('./engine.ts'), documents.load(locale, buildId)])
  return createEngine(texts, locale)
})

/** Finds the passages that answer a question. */
export const askers = createLoader(async (locale, buildId) => {
  const [{ createAsker }, texts, asked] = await Promise.all([
    import('./asker.ts'),
    documents.load(locale, buildId),
    loadAsked(locale),
  ])
  return createAsker(texts, locale, asked)
})

/** Finds pages by their titles. */
export const suggesters = createLoader(async (locale, buildId) => {
  const [{ createSuggester }, titles] = await Promise.all([
    import('./suggest.ts'),
    fetchJson<PageTitle[]>(getTitlesUrl(locale, buildId)),
  ])
  return createSuggester(titles, locale)
})

function createLoader<Value>(create: (locale: Locale, buildId: string) => Promise<Value>): Loader<Value> {
  const loaded = new Map<Locale, Value>()
  const loading = new Map<Locale, Promise<Value>>()
  return {
    get: (locale) => loaded.get(locale),
    load: (locale, buildId) => {
      const known = loading.get(locale)
      if (known) return known
      const promise = create(locale, buildId)
      loading.set(locale, promise)
      promise.then(
        (value) => loaded.set(locale, value),
        () => loading.delete(locale),
      )
      return promise
    },
  }
}
