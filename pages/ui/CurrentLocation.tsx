import type { ReactNode } from 'react'
import type { Location } from 'react-router-dom'
import { CurrentLocationContext, CurrentPathContext } from './use-current-location.ts'

export function CurrentLocation({ location, children }: { location: Location; children: ReactNode }) {
  return (
    <CurrentPathContext value={location.pathname}>
      <CurrentLocationContext value={location}>{children}</CurrentLocationContext>
    </CurrentPathContext>
  )
}
