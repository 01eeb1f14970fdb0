import { createContext, use } from 'react'
import type { RouteName } from '../data/routes.ts'

export const EmptyRoutesContext = createContext<readonly RouteName[]>([])

/** An owner may have no case studies, no blog or no booking. */
export function useHasPages(name: RouteName): boolean {
  return !use(EmptyRoutesContext).includes(name)
}
