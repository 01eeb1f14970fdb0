import type { Config } from '@netlify/functions'
import { act, mailLink, openDesk, refuseForeign, showDesk } from '../owner/desk-pages.ts'
import { handleRoutes } from '../shared/http/requests.ts'

/** The owner's desk: what waits, and what to do with it, on a page that only a mailed link opens. */
export default handleRoutes(
  'desk',
  () => ({
    '/api/desk': { GET: showDesk, HEAD: showDesk, POST: act },
    '/api/desk/link': { POST: mailLink },
    '/api/desk/open': { GET: openDesk, HEAD: openDesk, POST: openDesk },
  }),
  refuseForeign,
)

export const config: Config = { path: ['/api/desk', '/api/desk/*'] }
