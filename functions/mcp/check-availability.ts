import { type BookingPlace, type BookingType, isFit } from '../../content/booking.ts'
import type { Environment } from '../../environment.ts'
import { findStarts } from '../booking/find-starts.ts'
import { formatInstant } from '../booking/show-times.ts'

/** More help nobody to choose. */
const most = 100

/**
 * The next free starts of an appointment; none, and not open, where the calendar cannot be read.
 *
 * @returns undefined where the type is not held at the place
 */
export async function checkAvailability(
  environment: Environment,
  type: BookingType,
  place: BookingPlace,
): Promise<{ open: boolean; starts: string[] } | undefined> {
  if (!isFit(type, place)) return undefined
  const found = await findStarts(environment, type, place).catch(() => undefined)
  return { open: found !== undefined, starts: (found?.starts ?? []).slice(0, most).map(formatInstant) }
}
