import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { bookingPlaces, bookingTypes, isFit, booking as settings } from '../../content/booking.ts'
import type { Environment } from '../../environment.ts'
import { findLocale } from '../shared/http/find-locale.ts'
import { rejectRequest } from '../shared/http/form-responses.ts'
import { jsonResponse } from '../shared/http/responses.ts'
import { findStarts } from './find-starts.ts'

const selection = v.pipe(
  v.object({ type: v.picklist(bookingTypes), place: v.picklist(bookingPlaces) }),
  v.check(({ type, place }) => isFit(type, place)),
)

/** The free times of a type at a place: `GET /api/booking/times`. */
export async function showTimes(request: Request, environment: Environment): Promise<Response> {
  const fields = v.safeParse(selection, Object.fromEntries(new URL(request.url).searchParams))
  if (!fields.success) return rejectRequest(request, 'invalid', findLocale(request))
  const { type, place } = fields.output
  const found = await findStarts(environment, type, place)
  if (!found) return rejectRequest(request, 'closed', findLocale(request))
  const starts = found.starts.map(formatInstant)
  const response = jsonResponse({ ok: true, zone: settings.zone, starts, minutes: settings.types[type].minutes }, 200)
  // The platform's servers keep it for a moment, one for each type and place: a start that is gone meanwhile is refused later.
  response.headers.set('netlify-cdn-cache-control', 'public, max-age=20')
  response.headers.set('netlify-vary', 'query=type|place')
  return response
}

/** A moment such as 2026-12-01T09:00:00Z. @param moment milliseconds since 1970 */
export function formatInstant(moment: number): string {
  return Temporal.Instant.fromEpochMilliseconds(moment).toString()
}
