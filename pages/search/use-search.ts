import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { fetchJson } from '../../renderer/ui/load.ts'
import { useBuildId } from '../../renderer/ui/use-build-id.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Search } from '../../search/load.ts'
import { getSearchUrl } from '../../search/search-url.ts'
import type { PageTitle, Suggester } from '../../search/suggest.ts'
import type { LoaderData } from '../loaders.ts'
import { memoize } from '../memoize.ts'
import type { AskWords } from './AskRegion.tsx'

/** Something that is loaded once a language, when it is first used. */
export type Loader<Value> = {
  /** What is loaded already. */
  get: (locale: Locale) => Value | undefined
  /** After a failure the next call tries again. */
  load: (locale: Locale, buildId: string) => Promise<Value>
}

/** Finds pages by words, and the passages that answer a question. */
export const searches = createLoader<Search>(async (locale, buildId) => {
  const read = keep((name: string) => fetchJson<unknown>(getSearchUrl(locale, buildId, name)))
  const [{ load }] = await Promise.all([import('../../search/load.ts'), read('pages')])
  const search = await load(locale, read)
  // What is shown again while a visitor types and deletes is not sought again.
  return { ...search, find: keep(search.find), answer: keep(search.answer) }
})

/** Finds pages by their titles. */
export const suggesters = createLoader<Suggester>(async (locale, buildId) => {
  const [{ createSuggester }, titles] = await Promise.all([
    import('../../search/suggest.ts'),
    fetchJson<PageTitle[]>(getSearchUrl(locale, buildId, 'titles')),
  ])
  return createSuggester(titles, locale)
})

/** The words of the dialog for questions. @param url of the search page's data, which has them */
export const openAskWords = memoize((url: string) =>
  createLoader<AskWords>(async () => (await fetchJson<{ data: LoaderData['search'] }>(url)).data.ask),
)

/** Remembers what was asked for by a word, but no failure. */
export function keep<Word, Rest extends unknown[], Value>(ask: (word: Word, ...rest: Rest) => Promise<Value>) {
  const known = new Map<Word, Promise<Value>>()
  return (word: Word, ...rest: Rest): Promise<Value> => {
    const asked = known.get(word) ?? ask(word, ...rest)
    known.set(word, asked)
    asked.catch(() => known.delete(word))
    return asked
  }
}

function createLoader<Value>(create: Loader<Value>['load']): Loader<Value> {
  const loaded = new Map<Locale, Value>()
  const load = keep(async (locale: Locale, buildId: string) => {
    const value = await create(locale, buildId)
    loaded.set(locale, value)
    return value
  })
  return { get: (locale) => loaded.get(locale), load }
}

export type Loaded<Value> = { value?: Value | undefined; hasFailed: boolean }

/** Loads something of the page's language once it is wanted. */
export function useLoaded<Value>(loader: Loader<Value>, isWanted: boolean): Loaded<Value> {
  const locale = useLocale()
  const buildId = useBuildId()
  const load = useMemo(
    () => (isWanted ? () => loader.load(locale, buildId) : undefined),
    [loader, isWanted, locale, buildId],
  )
  return usePersistent(load, loader.get(locale))
}

/**
 * Asks the search as the query changes.
 *
 * @param search once it is loaded
 * @param ask the same function each time
 */
export function useAsked<Value>(
  search: Search | undefined,
  ask: (search: Search, query: string) => Promise<Value>,
  query: string,
): Loaded<Value> {
  return usePersistent(useMemo(() => (search && query ? () => ask(search, query) : undefined), [search, ask, query]))
}

/** Milliseconds until work that has failed is tried again: where the network was away, it may be back. */
const retryDelay = 2_000

/** Does work until it succeeds. What the last one gave stays until then, so that nothing moves in between. */
function usePersistent<Value>(work: (() => Promise<Value>) | undefined, first?: Value): Loaded<Value> {
  const [state, setState] = useState<Loaded<Value>>({ value: first, hasFailed: false })

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = () =>
      work?.().then(
        // What is typed meanwhile comes first.
        (value) => isOver || startTransition(() => setState({ value, hasFailed: false })),
        () => {
          if (isOver) return
          setState({ hasFailed: true })
          timer = setTimeout(attempt, retryDelay)
        },
      )
    attempt()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [work])

  return state
}
