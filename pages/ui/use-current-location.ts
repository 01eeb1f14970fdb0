import { createContext, useContext } from 'react'
import type { Location } from 'react-router-dom'

/** React Router knows that of the document alone: a prefetched page has its own, and the 404 page has the path by which it is built. */
export const CurrentLocationContext = createContext<Location>({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: 'default',
})

export function useCurrentLocation(): Location {
  return useContext(CurrentLocationContext)
}

/** The path of that location: its links need no more, and a page is opened without rendering them again. */
export const CurrentPathContext = createContext('/')
