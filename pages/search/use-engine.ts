import { useEffect, useState } from 'react'
import { useBuildId } from '../../renderer/ui/use-build-id.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Engine } from './engine.ts'
import { getLoadedEngine, loadEngine } from './load-engine.ts'

export type EngineState = { engine?: Engine | undefined; hasFailed: boolean }

/** Milliseconds until the first retry; the delay doubles each time. */
const retryDelay = 2_000

/** Loads the engine of the page's language once it is wanted; retries after a delay and when the network returns. */
export function useEngine(isWanted: boolean): EngineState {
  const locale = useLocale()
  const buildId = useBuildId()
  const [state, setState] = useState<EngineState>(() => ({ engine: getLoadedEngine(locale), hasFailed: false }))
  const isMissing = isWanted && !state.engine
  useEffect(() => {
    if (!isMissing) return undefined
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (delay: number) => {
      clearTimeout(timer)
      loadEngine(locale, buildId).then(
        (engine) => !controller.signal.aborted && setState({ engine, hasFailed: false }),
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
  }, [isMissing, locale, buildId])
  return state
}
