import type { ReactNode } from 'react'
import { CallToAction, type CallToActionData } from '../../renderer/ui/CallToAction.tsx'

/** What stands around the index of services and each service. */
export function ServicesLayout({ call, children }: { call: CallToActionData; children: ReactNode }) {
  return (
    <>
      {children}
      <CallToAction data={call} />
    </>
  )
}
