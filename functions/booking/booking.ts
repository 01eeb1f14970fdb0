import type { Config } from '@netlify/functions'
import { site } from '../../model/kinds/site.ts'
import { handleRoutes } from '../shared/http/requests.ts'
import { showTimes } from './free-times.ts'
import { cancel, confirm, move, noteNoShow, sendEvent, sendVideoLink, showConfirm, showManage } from './pages.ts'

/** Appointments: free times, and the pages that mails link to. New requests come to `functions/forms/`. */
export default handleRoutes('booking', () => ({
  // If the owner takes no appointments any more, the links of those that were made still work.
  ...(site.booking && { '/api/booking/times': { GET: showTimes, HEAD: showTimes } }),
  '/api/booking/confirm': { GET: showConfirm, HEAD: showConfirm, POST: confirm },
  '/api/booking/manage': { GET: showManage, HEAD: showManage },
  '/api/booking/move': { POST: move },
  '/api/booking/cancel': { POST: cancel },
  '/api/booking/video': { POST: sendVideoLink },
  '/api/booking/no-show': { POST: noteNoShow },
  '/api/booking/event.ics': { GET: sendEvent, HEAD: sendEvent },
}))

export const config: Config = { path: '/api/booking/*' }
