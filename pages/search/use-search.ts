import { startTransition, useEffect, useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import type { Search } from '../../search/load.ts'
import { getSearchUrl } from '../../search/search-url.ts'
import type { Suggester, Titles } from '../../search/suggest.ts'
import { fetchJson, PageLoadError, readBuildId } from '../ui/load.ts'
import { useLocale } from '../ui/use-locale.ts'
import type { AskWords } from './AskRegion.tsx'

export const openSearch = memoize(async (locale: Locale): Promise<Search> => {
  const read = memoize((name: string) => readFile<unknown>(locale, name))
  const [{ load }] = await Promise.all([import('../../search/load.ts'), read('pages')])
  const search = await load(locale, read)
  // A query that comes back while a visitor types and deletes is not searched again.
  return { ...search, find: memoize(search.find), answer: memoize((query: string) => search.answer(query)) }
})

export const openSuggester = memoize(async (locale: Locale): Promise<Suggester> => {
  const [{ createSuggester }, titles] = await Promise.all([
    import('../../search/suggest.ts'),
    readFile<Titles>(locale, 'titles'),
  ])
  return createSuggester(titles, locale)
})

export const readAskWords = memoize((locale: Locale) => readFile<AskWords>(locale, 'words'))

function readFile<Content>(locale: Locale, name: string): Promise<Content> {
  return fetchJson(getSearchUrl(locale, readBuildId(), name))
}

type Loaded<Value> = {
  value?: Value
  hasFailed: boolean
  /** A deploy has removed the file: only a new document names the one that took its place. */
  isGone?: boolean
}

/** Milliseconds until a failure of the network is tried again, twice as long after each. */
const [firstDelay, longestDelay] = [2_000, 60_000]

/** Tries until it succeeds or is gone; the value for the previous query stays until then. `load` must be the same function each time. */
export function useLoaded<Value>(load: (locale: Locale, query: string) => Promise<Value>, query = ''): Loaded<Value> {
  const locale = useLocale()
  const [state, setState] = useState<Loaded<Value>>({ hasFailed: false })

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = (delay: number) =>
      load(locale, query).then(
        (value) => {
          // Typing has priority.
          if (!isOver) startTransition(() => setState({ value, hasFailed: false }))
        },
        (error) => {
          if (isOver) return
          const isGone = error instanceof PageLoadError && error.status === 404
          setState({ hasFailed: true, isGone })
          if (isGone) return
          timer = setTimeout(attempt, delay, Math.min(2 * delay, longestDelay))
        },
      )
    void attempt(firstDelay)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [load, locale, query])

  return state
}
