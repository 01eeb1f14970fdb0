import type { Config } from '@netlify/functions'
import { act, endAccess, mailLink, openDesk, refuseForeign, showDesk } from '../owner/desk-pages.ts'
import { downloadCounts } from '../owner/desk-visits.ts'
import { type Background, handleRoutes } from '../shared/http/requests.ts'

/** The owner's desk: what waits, and what to do with it, on a page that only a mailed link opens. */
const answer = handleRoutes(
  'desk',
  () => ({
    '/api/desk': { GET: showDesk, HEAD: showDesk, POST: act },
    '/api/desk/counts.csv': { GET: downloadCounts },
    '/api/desk/end': { GET: endAccess, HEAD: endAccess, POST: endAccess },
    '/api/desk/link': { POST: mailLink },
    '/api/desk/open': { GET: openDesk, HEAD: openDesk, POST: openDesk },
  }),
  refuseForeign,
)

/** Browsers name the page of its forms, which tells them from those of a frame without an origin. */
export default async (request: Request, context: Background) => {
  const response = await answer(request, context)
  response.headers.set('referrer-policy', 'same-origin')
  return response
}

export const config: Config = { path: ['/api/desk', '/api/desk/*'] }
