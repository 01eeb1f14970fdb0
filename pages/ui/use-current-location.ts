import { createContext, useContext } from 'react'
import type { Location } from 'react-router-dom'

/**
 * Location of the page being rendered. React Router knows that of the document alone: a prefetched page has its own before the visitor is
 * there, and the 404 page, which is served at any URL, has the path by which it is built.
 */
export const CurrentLocationContext = createContext<Location>({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: 'default',
})

/** The location of the page that one stands in, the same on the server and in the browser. */
export function useCurrentLocation(): Location {
  return useContext(CurrentLocationContext)
}

/** The path of that location: its links need no more, and a page is opened without rendering them again. */
export const CurrentPathContext = createContext('/')
