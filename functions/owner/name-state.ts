import { tell } from '../../locales/owner.ts'
import type { Booking } from '../booking/store.ts'
import type { Seat } from '../courses/store.ts'
import type { IssueReport } from '../newsletter/issues.ts'
import { suspicionNames } from '../shared/http/handle-form.ts'

export function nameState(state: (Booking | Seat | IssueReport)['state'] | 'asked' | 'offered' | 'absent'): string {
  return tell(`owner.state.${state}`)
}

/** Why a message is held. An earlier version of the site may have had other reasons. */
export function nameReasons(reasons: string[]): string {
  const names = reasons.map((reason) => {
    const known = suspicionNames.find((name) => name === reason)
    return known ? tell(`owner.held.${known}`) : reason
  })
  return tell('owner.held', { reasons: names.join(', ') })
}
