import { useEffect, useState } from 'react'
import { useBuildId } from '../../renderer/ui/use-build-id.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import { type FoundElsewhere, findElsewhere } from './find-elsewhere.ts'
import { loadEngine } from './load-engine.ts'

/**
 * Results of another language for a query without results in the page's own: null if no language has any, undefined
 * until that is known.
 */
export function useElsewhere(query: string, isWanted: boolean): FoundElsewhere | null | undefined {
  const locale = useLocale()
  const buildId = useBuildId()
  const [found, setFound] = useState<{ query: string; result: FoundElsewhere | null }>()
  useEffect(() => {
    if (!isWanted || !query) return undefined
    const controller = new AbortController()
    const show = (result: FoundElsewhere | null) => {
      if (!controller.signal.aborted) setFound({ query, result })
    }
    findElsewhere(query, locale, (other) => loadEngine(other, buildId), controller.signal).then(
      (result) => show(result ?? null),
      () => show(null),
    )
    return () => controller.abort()
  }, [query, isWanted, locale, buildId])
  return isWanted && found?.query === query ? found.result : undefined
}
