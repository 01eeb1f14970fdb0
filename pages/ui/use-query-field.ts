import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentLocation } from './use-current-location.ts'
import { useHydrated } from './use-hydrated.ts'

/** Characters of a query, as many as agents may send: the search takes seconds for a pasted page. */
export const longestQuery = 200

/** A pause in typing, in milliseconds. Safari refuses more than 100 changes of the URL within 10 seconds. */
const pause = 350

/** The query lives in the URL (`?q=`), which follows each pause in typing; else the field follows it. Text typed before hydration stays. */
export function useQueryField(field: RefObject<HTMLInputElement | null>) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { search } = useCurrentLocation()
  const inUrl = (new URLSearchParams(search).get('q') ?? '').slice(0, longestQuery).toWellFormed()
  /** The query of the URL as this page has written or read it. */
  const known = useRef<string>(undefined)
  const [typed, setTyped] = useState<string>()

  useLayoutEffect(() => {
    if (!field.current || inUrl === known.current) return
    const typedBeforeHydration = known.current === undefined ? field.current.value : ''
    known.current = inUrl
    setTyped(typedBeforeHydration.slice(0, longestQuery) || undefined)
    field.current.value = typedBeforeHydration.slice(0, longestQuery) || inUrl
  }, [field, inUrl])

  useEffect(() => {
    if (typed === undefined || typed === inUrl) return undefined
    const timer = setTimeout(settle, pause)
    // A click may lead away, and Back is to find the query. Not when the field loses the focus: results that move then are
    // gone from under a pointer that was pressed on them, and its click is lost.
    document.addEventListener('click', settle, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', settle, { capture: true })
    }
  })

  function settle() {
    if (typed === undefined || typed === inUrl) return
    known.current = typed
    const params = new URLSearchParams(search)
    if (typed) params.set('q', typed)
    else params.delete('q')
    void navigate(`?${params}`, { replace: true })
  }

  return {
    query: isHydrated ? (typed ?? inUrl).trim() : '',
    settledQuery: isHydrated ? inUrl.trim() : '',
    type: (text: string) => setTyped(text.slice(0, longestQuery)),
    settle,
  }
}
