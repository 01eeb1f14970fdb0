import { useEffect, useState } from 'react'
import { useBuildId } from '../../renderer/ui/use-build-id.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Loader } from './loaders.ts'

export type Loaded<Value> = { value?: Value | undefined; hasFailed: boolean }

/** Milliseconds until the first retry; the delay doubles each time. */
const retryDelay = 2_000

/** Loads something of the page's language once it is wanted; retries after a delay and when the network returns. */
export function useLoaded<Value>(loader: Loader<Value>, isWanted: boolean): Loaded<Value> {
  const locale = useLocale()
  const buildId = useBuildId()
  const [state, setState] = useState<Loaded<Value>>(() => ({ value: loader.get(locale), hasFailed: false }))
  const isMissing = isWanted && state.value === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (delay: number) => {
      clearTimeout(timer)
      loader.load(locale, buildId).then(
        (value) => !controller.signal.aborted && setState({ value, hasFailed: false }),
        () => {
          if (controller.signal.aborted) return
          setState({ hasFailed: true })
          clearTimeout(timer)
          timer = setTimeout(load, delay, delay * 2)
        },
      )
    }
    load(retryDelay)
    addEventListener('online', () => load(retryDelay), { signal: controller.signal })
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [loader, isMissing, locale, buildId])
  return state
}
