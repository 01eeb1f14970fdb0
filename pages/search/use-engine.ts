import { useEffect, useState } from 'react'
import { useBuildId } from '../../renderer/ui/use-build-id.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Engine } from './engine.ts'
import { getLoadedEngine, loadEngine } from './load-engine.ts'

export type EngineState = { engine?: Engine | undefined; hasFailed: boolean }

/** The engine of the page's language; loads it as soon as it is wanted. */
export function useEngine(isWanted: boolean): EngineState {
  const locale = useLocale()
  const buildId = useBuildId()
  const [state, setState] = useState<EngineState>(() => ({ engine: getLoadedEngine(locale), hasFailed: false }))
  const isMissing = isWanted && !state.engine
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    loadEngine(locale, buildId).then(
      (engine) => isCurrent && setState({ engine, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, locale, buildId])
  return state
}
