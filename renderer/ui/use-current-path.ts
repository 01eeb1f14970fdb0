import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

/** Path of the page being rendered. It can differ from the URL: the 404 page is served at any URL, a prefetched page has none yet. */
export const CurrentPathContext = createContext<string | null>(null)

/** The path of the page that one stands in, the same on the server and in the browser. */
export function useCurrentPath(): string {
  const { pathname } = useLocation()
  return useContext(CurrentPathContext) ?? pathname
}
