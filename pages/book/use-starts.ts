import { useEffect, useState } from 'react'

/** Free times of a type at a place; `closed` if nobody can know them, `failed` if they did not arrive. */
export type Starts = { status: 'closed' | 'failed' } | { status: 'ready'; starts: string[] }

/** Milliseconds that a visitor waits. */
const timeout = 15_000

/** Loads the free times, and again with each `attempt`. While `isLoading` the known ones may be of another type or place. */
export function useStarts(type: string, place: string, attempt: number): { known?: Starts; isLoading: boolean } {
  const [answer, setAnswer] = useState<{ key: string; starts: Starts }>()
  const key = `${type} ${place} ${attempt}`

  useEffect(() => {
    let isCurrent = true
    void fetchStarts(type, place).then((starts) => isCurrent && setAnswer({ key, starts }))
    return () => {
      isCurrent = false
    }
  }, [type, place, key])

  return { ...(answer && { known: answer.starts }), isLoading: answer?.key !== key }
}

/** It never throws. */
async function fetchStarts(type: string, place: string): Promise<Starts> {
  try {
    const url = `/api/booking/times?${new URLSearchParams({ type, place })}`
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    if (response.status === 503) return { status: 'closed' }
    const { starts }: { starts: string[] } = await response.json()
    return response.ok ? { status: 'ready', starts } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}
