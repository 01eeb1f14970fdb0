import { isFit } from '../../content/booking.ts'
import type { Environment } from '../../environment.ts'
import { findLocale } from '../shared/http/find-locale.ts'
import { createBookPage, readChoice } from './book-page.ts'
import { findStarts } from './find-starts.ts'
import { formatInstant } from './show-times.ts'

/** `GET /api/booking?type&place&zone&week&locale`: free times without JavaScript. */
export async function showBookPage(request: Request, environment: Environment): Promise<Response> {
  const fields = Object.fromEntries(new URL(request.url).searchParams)
  const locale = findLocale(request)
  const { type, place } = readChoice(fields)
  if (!isFit(type, place)) {
    return createBookPage(locale, { fields, starts: [], problem: { code: 'invalid', errors: { place: 'invalid' } } })
  }
  const found = await findStarts(environment, type, place)
  return createBookPage(locale, { fields, starts: found ? found.starts.map(formatInstant) : 'closed' })
}
