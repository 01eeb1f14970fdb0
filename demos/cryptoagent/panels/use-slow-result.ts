import { useEffect, useState } from 'react'

type SlowResult<Result> = { state: 'idle' | 'working' | 'failed' } | { state: 'done'; result: Result }

/**
 * A result that takes a while and is asked for with a button. When its inputs change, the work stops and the result is
 * gone.
 *
 * @param compute keep it the same (`useCallback`) while nothing changes
 */
export function useSlowResult<Result>(compute: (signal: AbortSignal) => Promise<Result>) {
  const [asked, setAsked] = useState<typeof compute>()
  const [found, setFound] = useState<{ for: typeof compute; outcome: SlowResult<Result> }>()
  useEffect(() => {
    if (!asked || asked !== compute) return
    const controller = new AbortController()
    compute(controller.signal).then(
      (result) => setFound({ for: compute, outcome: { state: 'done', result } }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.error(error)
        setFound({ for: compute, outcome: { state: 'failed' } })
      },
    )
    return () => controller.abort()
  }, [asked, compute])
  const current: SlowResult<Result> =
    found?.for === compute ? found.outcome : { state: asked === compute ? 'working' : 'idle' }
  return { current, start: () => setAsked(() => compute) }
}
