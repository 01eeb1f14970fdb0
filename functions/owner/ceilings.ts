import { askBudget } from '../ask/ask-model.ts'
import { heldTimes } from '../booking/store.ts'
import { replies } from '../chat/causes.ts'
import { type Cause, getAlertJob } from '../shared/data/alert.ts'
import { budgets } from '../shared/data/budgets.ts'
import type { Heartbeats } from '../shared/data/heartbeats.ts'

const day = 24 * 3600_000

/** Ceilings that were reached since the digest of yesterday, whether or not there is an `ALERT_URL`. */
export function listReachedCeilings(heartbeats: Heartbeats): string[] {
  const isReached = ({ name }: Cause) => (heartbeats.get(getAlertJob(name))?.endedAt.getTime() ?? 0) > Date.now() - day
  return [...budgets, heldTimes, replies, askBudget].filter(isReached).map(({ text }) => text())
}
