import { useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * Draws into an element once the module that draws has come, and again when the content or the colour scheme changes.
 *
 * @param draw gives back how to take the drawing away; keep it the same (`useCallback`) while nothing changes
 */
export function useDrawing(draw: (container: HTMLElement) => Promise<(() => void) | undefined>) {
  const container = useRef<HTMLDivElement>(null)
  const isDark = useSyncExternalStore(listenToScheme, () => darkScheme.matches)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read while drawing, so a new scheme draws anew.
  useEffect(() => {
    const element = container.current
    if (!element) return
    let isGone = false
    let remove: (() => void) | undefined
    void draw(element).then((drawn) => {
      if (isGone) drawn?.()
      else remove = drawn
    })
    return () => {
      isGone = true
      remove?.()
    }
  }, [draw, isDark])
  return container
}

const darkScheme = matchMedia('(prefers-color-scheme: dark)')

function listenToScheme(listener: () => void): () => void {
  darkScheme.addEventListener('change', listener)
  return () => darkScheme.removeEventListener('change', listener)
}
