import { startTransition, useEffect, useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { fetchJson } from '../../renderer/ui/load.ts'
import { useBuildId } from '../../renderer/ui/use-build-id.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Search } from '../../search/load.ts'
import { getSearchUrl } from '../../search/search-url.ts'
import type { PageTitle, Suggester } from '../../search/suggest.ts'
import { memoize } from '../memoize.ts'
import type { AskWords } from './AskRegion.tsx'
import type { SearchData } from './load.ts'

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
  return { ...search, find: keep(search.find), answer: keep(search.answer), findNearest: memoize(search.findNearest) }
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
  createLoader<AskWords>(async () => (await fetchJson<{ data: SearchData }>(url)).data.ask),
)

/** Remembers what was asked for by a word, but no failure. */
function keep<Word, Rest extends unknown[], Value>(ask: (word: Word, ...rest: Rest) => Promise<Value>) {
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
  const [state, setState] = useState<Loaded<Value>>(() => ({ value: loader.get(locale), hasFailed: false }))
  const isMissing = isWanted && state.value === undefined

  useEffect(() => {
    if (!isMissing) return undefined
    return persist(
      () => loader.load(locale, buildId),
      (value) => setState({ value, hasFailed: false }),
      () => setState({ hasFailed: true }),
    )
  }, [loader, isMissing, locale, buildId])

  return state
}

type Asked<Value> = { query: string; value: Value }

/**
 * Asks the search as the query changes. What it said to the last query stays until the next is answered, so that nothing moves in between.
 *
 * @param search once it is loaded
 * @param ask the same function each time
 */
export function useAsked<Value>(
  search: Search | undefined,
  ask: (search: Search, query: string) => Promise<Value>,
  query: string,
): { asked?: Asked<Value>; hasFailed: boolean } {
  const [state, setState] = useState<{ asked?: Asked<Value>; hasFailed: boolean }>({ hasFailed: false })

  useEffect(() => {
    if (!search || !query) return undefined
    return persist(
      () => ask(search, query),
      // What is typed meanwhile comes first.
      (value) => startTransition(() => setState({ asked: { query, value }, hasFailed: false })),
      () => setState({ hasFailed: true }),
    )
  }, [search, ask, query])

  return state
}

/** Milliseconds until the first retry; the delay doubles each time. */
const retryDelay = 2_000

/** Does work until it succeeds: again after a delay, and when the network returns. @returns what ends it */
function persist<Value>(work: () => Promise<Value>, onSuccess: (value: Value) => void, onFailure: () => void) {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    controller.abort()
    clearTimeout(timer)
  }
  const attempt = (delay: number) => {
    clearTimeout(timer)
    work().then(
      (value) => {
        if (signal.aborted) return
        end()
        onSuccess(value)
      },
      () => {
        if (signal.aborted) return
        onFailure()
        clearTimeout(timer)
        timer = setTimeout(attempt, delay, delay * 2)
      },
    )
  }
  attempt(retryDelay)
  addEventListener('online', () => attempt(retryDelay), { signal })
  return end
}
