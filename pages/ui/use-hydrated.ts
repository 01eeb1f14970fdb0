import { useSyncExternalStore } from 'react'

/** False on the server and while the page is hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer)
}

const subscribeToNothing = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false
