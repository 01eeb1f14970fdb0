import { createContext, useContext } from 'react'

/** The build that made the document; its data files lie in a folder of this name. */
export const BuildIdContext = createContext('')

export function useBuildId(): string {
  return useContext(BuildIdContext)
}
