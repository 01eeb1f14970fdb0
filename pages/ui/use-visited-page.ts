import { useCurrentLocation } from './use-current-location.ts'
import { useHydrated } from './use-hydrated.ts'

/** The state of an entry of the history: the path of the page whose link was followed. */
export type EntryState = { from: string }

/** The path of the page from which the visitor came to this one, or this one's own. */
export function useVisitedPage(): string {
  const { pathname, state }: { pathname: string; state: Partial<EntryState> | null } = useCurrentLocation()
  const isHydrated = useHydrated()
  return (isHydrated && (state?.from ?? readReferrer())) || pathname
}

function readReferrer(): string | undefined {
  // `URL.parse` would be missing in browsers before 2024.
  const url = document.referrer ? new URL(document.referrer) : undefined
  return url?.origin === location.origin ? url.pathname : undefined
}
