import type { Locale } from '../../locales/locales.ts'
import { unpackDocument } from '../../retrieval/pack-documents.ts'
import type { SearchDocument } from './documents.ts'
import type { Engine } from './engine.ts'
import { loadAsked } from './load-asked.ts'
import { getSearchIndexUrl } from './search-index-url.ts'

const loaded = new Map<Locale, Engine>()
const loading = new Map<Locale, Promise<Engine>>()

/** The engine of a language if it is loaded. */
export function getLoadedEngine(locale: Locale): Engine | undefined {
  return loaded.get(locale)
}

/** Loads the engine and the documents of a language once; after a failure the next call tries again. */
export function loadEngine(locale: Locale, buildId: string): Promise<Engine> {
  const known = loading.get(locale)
  if (known) return known
  const promise = fetchEngine(locale, buildId)
  loading.set(locale, promise)
  promise.then(
    (engine) => loaded.set(locale, engine),
    () => loading.delete(locale),
  )
  return promise
}

async function fetchEngine(locale: Locale, buildId: string): Promise<Engine> {
  const [{ createEngine }, documents, asked] = await Promise.all([
    import('./engine.ts'),
    fetchDocuments(getSearchIndexUrl(locale, buildId)),
    loadAsked(locale),
  ])
  return createEngine(documents, locale, asked)
}

async function fetchDocuments(url: string): Promise<SearchDocument[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()).map(unpackDocument<SearchDocument>)
}
