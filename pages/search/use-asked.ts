import { startTransition, useEffect, useState } from 'react'
import type { Search } from '../../search/load.ts'

type Asked<Value> = { query: string; value: Value }

/** Milliseconds until what has failed is asked again; the delay doubles each time. */
const retryDelay = 2_000

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
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (delay: number) => {
      ask(search, query).then(
        // What is typed meanwhile comes first.
        (value) => isCurrent && startTransition(() => setState({ asked: { query, value }, hasFailed: false })),
        () => {
          if (!isCurrent) return
          setState({ hasFailed: true })
          timer = setTimeout(look, delay, delay * 2)
        },
      )
    }
    look(retryDelay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, ask, query])
  return state
}
