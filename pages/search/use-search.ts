import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { fetchJson, readBuildId } from '../../renderer/ui/load.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Search } from '../../search/load.ts'
import { getSearchUrl } from '../../search/search-url.ts'
import type { PageTitle, Suggester } from '../../search/suggest.ts'
import type { AskWords } from './AskRegion.tsx'

/** Finds pages by words, and the passages that answer a question. */
export const openSearch = memoize(async (locale: Locale): Promise<Search> => {
  const read = memoize((name: string) => readFile<unknown>(locale, name))
  const [{ load }] = await Promise.all([import('../../search/load.ts'), read('pages')])
  const search = await load(locale, read)
  // What is shown again while a visitor types and deletes is not sought again.
  return { ...search, find: memoize(search.find), answer: memoize((query: string) => search.answer(query)) }
})

/** Finds pages by their titles. */
export const openSuggester = memoize(async (locale: Locale): Promise<Suggester> => {
  const [{ createSuggester }, titles] = await Promise.all([
    import('../../search/suggest.ts'),
    readFile<PageTitle[]>(locale, 'titles'),
  ])
  return createSuggester(titles, locale)
})

/** The words of the dialog for questions. */
export const readAskWords = memoize((locale: Locale) => readFile<AskWords>(locale, 'words'))

function readFile<Content>(locale: Locale, name: string): Promise<Content> {
  return fetchJson(getSearchUrl(locale, readBuildId(), name))
}

export type Loaded<Value> = { value?: Value | undefined; hasFailed: boolean }

/**
 * Loads something of the page's language once it is wanted.
 *
 * @param load the same function each time
 */
export function useLoaded<Value>(load: (locale: Locale) => Promise<Value>, isWanted: boolean): Loaded<Value> {
  const locale = useLocale()
  return usePersistent(useMemo(() => (isWanted ? () => load(locale) : undefined), [load, isWanted, locale]))
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

/**
 * Milliseconds until work that has failed is tried again, twice as long after each failure: the network may be back soon, and what a
 * new deploy has removed never is.
 */
const [firstDelay, longestDelay] = [2_000, 60_000]

/** Does work until it succeeds. What the last one gave stays until then, so that nothing moves in between. */
function usePersistent<Value>(work: (() => Promise<Value>) | undefined): Loaded<Value> {
  const [state, setState] = useState<Loaded<Value>>({ hasFailed: false })

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = (delay: number) =>
      work?.().then(
        (value) => {
          // What is typed meanwhile comes first.
          if (!isOver) startTransition(() => setState({ value, hasFailed: false }))
        },
        () => {
          if (isOver) return
          setState({ hasFailed: true })
          timer = setTimeout(attempt, delay, Math.min(2 * delay, longestDelay))
        },
      )
    attempt(firstDelay)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [work])

  return state
}
