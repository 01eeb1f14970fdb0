import type { Locale } from '../../locales/locales.ts'
import { fetchJson } from '../../renderer/ui/load.ts'
import type { Search } from '../../search/load.ts'
import { getSearchUrl, getTitlesUrl } from '../../search/search-url.ts'
import type { PageTitle, Suggester } from '../../search/suggest.ts'
import { memoize } from '../memoize.ts'

/** Something that is loaded once a language, when it is first used. */
export type Loader<Value> = {
  /** What is loaded already. */
  get: (locale: Locale) => Value | undefined
  /** After a failure the next call tries again. */
  load: (locale: Locale, buildId: string) => Promise<Value>
}

/** Finds pages by words, and the passages that answer a question. */
export const searches = createLoader<Search>(async (locale, buildId) => {
  const read = keep((name) => fetchJson<unknown>(getSearchUrl(locale, buildId, name)))
  const [{ load }] = await Promise.all([import('../../search/load.ts'), read('pages')])
  const search = await load(locale, read)
  // What is shown again while a visitor types and deletes is not sought again.
  return { ...search, find: keep(search.find), answer: keep(search.answer), findNearest: memoize(search.findNearest) }
})

/** Finds pages by their titles. */
export const suggesters = createLoader<Suggester>(async (locale, buildId) => {
  const [{ createSuggester }, titles] = await Promise.all([
    import('../../search/suggest.ts'),
    fetchJson<PageTitle[]>(getTitlesUrl(locale, buildId)),
  ])
  return createSuggester(titles, locale)
})

/** Remembers what was asked for by a word, but no failure. */
function keep<Value>(ask: (word: string) => Promise<Value>): (word: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (word) => {
    const asked = known.get(word) ?? ask(word)
    known.set(word, asked)
    asked.catch(() => known.delete(word))
    return asked
  }
}

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
