import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

/** The path of the page that one stands in; the URL may be another: the 404 page is served at any, a prepared one at none yet. */
export const CurrentPathContext = createContext<string | null>(null)

/** The path of the page that one stands in, the same on the server and in the browser. */
export function useCurrentPath(): string {
  const { pathname } = useLocation()
  return useContext(CurrentPathContext) ?? pathname
}
