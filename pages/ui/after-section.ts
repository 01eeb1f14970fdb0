import { createContext, type ReactNode } from 'react'

/** Says what stands on this page below the section of an id, beside what its screen shows. */
export const AfterSection = createContext<(id: string) => ReactNode>(() => null)
