import type { Course } from '../../model/kinds/courses.ts'
import type { Seat } from './store.ts'
import { findEndOfDay } from './times.ts'

/** Days in which a consumer may withdraw (Directive 2011/83/EU, art. 9; TRLGDCU, art. 104). */
const withdrawalDays = 14

export const findWithdrawalEnd = (confirmedAt: Date) => findEndOfDay(confirmedAt, withdrawalDays)

/**
 * The right to withdraw, with the amounts in cents that come back and that pay for what was taught. A course that has been held in
 * full is paid in full (art. 16 a). If it has begun, the hours until now are paid.
 */
export function findWithdrawal(seat: Seat, course: Course, now = new Date()) {
  const { agreed, confirmedAt, state } = seat
  if (state !== 'confirmed' || !confirmedAt || !agreed?.canWithdraw || !agreed.price) return undefined
  const until = findWithdrawalEnd(confirmedAt)
  if (now >= until || now >= course.end) return undefined
  const lengths = course.sessions.map(({ start, end }) => [start.getTime(), end.getTime()] as const)
  const all = lengths.reduce((sum, [start, end]) => sum + end - start, 0)
  const held = lengths.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, now.getTime()) - start), 0)
  const cost = Math.floor((agreed.price.total * held) / all)
  return { until, refund: agreed.price.total - cost, cost }
}
