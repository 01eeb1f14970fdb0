import { type BookingPlace, type BookingType, isFit } from '../../content/booking.ts'
import type { Environment } from '../../environment.ts'
import { findStarts, formatInstant } from '../booking/find-starts.ts'

/** More help nobody to choose. */
const most = 100

/** `asOf`: when the calendar was last read. */
export type Availability = { open: boolean; asOf?: string; starts: string[] }

/**
 * The next free starts of an appointment; none, and not open, where the calendar cannot be read.
 *
 * @returns undefined where there is no such appointment at the place
 * @throws Error if the database fails
 */
export async function checkAvailability(
  environment: Environment,
  type: BookingType,
  place: BookingPlace,
): Promise<Availability | undefined> {
  if (!isFit(type, place)) return undefined
  const found = await findStarts(environment, type, place)
  if (!found) return { open: false, starts: [] }
  return {
    open: true,
    asOf: new Date(found.fetchedAt).toISOString(),
    starts: found.starts.slice(0, most).map(formatInstant),
  }
}
