import { Outlet } from 'react-router-dom'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'

/** The layout shared by the index of services and each service. */
export function ServicesLayout() {
  return (
    <>
      <Outlet />
      <CallToAction />
    </>
  )
}
