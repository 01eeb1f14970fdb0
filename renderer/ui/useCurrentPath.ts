import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

/** The path of the page that is shown, where it differs from the URL: the 404 page is served at any. */
export const CurrentPathContext = createContext<string | null>(null)

/** The path of the page that is shown, the same on the server and in the browser. */
export function useCurrentPath(): string {
  const { pathname } = useLocation()
  return useContext(CurrentPathContext) ?? pathname
}
