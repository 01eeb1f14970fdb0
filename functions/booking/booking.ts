import type { Config } from '@netlify/functions'
import { site } from '../../content/site.ts'
import type { Background } from '../shared/http/background.ts'
import { handleRoutes } from '../shared/http/handle-routes.ts'
import { confirm, showConfirm } from './confirm-page.ts'
import { showTimes } from './find-starts.ts'
import { cancel, move, noteNoShow, sendEvent, sendVideoLink, showManage } from './manage-page.ts'

/** Appointments: free times, and the pages that mails link to. Requests come to the function of the forms. */
export default function booking(request: Request, context: Background): Promise<Response> {
  // An owner who takes no appointments any more keeps those that were made: their links still work.
  const routes = {
    ...(site.booking && { '/api/booking/times': { GET: showTimes, HEAD: showTimes } }),
    '/api/booking/confirm': { GET: showConfirm, HEAD: showConfirm, POST: confirm },
    '/api/booking/manage': { GET: showManage, HEAD: showManage },
    '/api/booking/move': { POST: move },
    '/api/booking/cancel': { POST: cancel },
    '/api/booking/video': { POST: sendVideoLink },
    '/api/booking/no-show': { POST: noteNoShow },
    '/api/booking/event.ics': { GET: sendEvent, HEAD: sendEvent },
  }
  return handleRoutes('booking', routes, request, context)
}

export const config: Config = { path: '/api/booking/*' }
