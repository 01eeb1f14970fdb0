import type { ReactNode } from 'react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'

/** What stands around the index of services and each service. */
export function ServicesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CallToAction />
    </>
  )
}
