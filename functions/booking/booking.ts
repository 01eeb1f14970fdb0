import type { Config } from '@netlify/functions'
import type { Background } from '../shared/background.ts'
import { handleRoutes } from '../shared/handle-routes.ts'
import { showBookPage } from './show-book-page.ts'
import { showTimes } from './show-times.ts'

/** Appointments: free times, requests, and the pages that their mails link to. */
export default function booking(request: Request, context: Background): Promise<Response> {
  const routes = {
    '/api/booking': { GET: showBookPage, HEAD: showBookPage },
    '/api/booking/times': { GET: showTimes, HEAD: showTimes },
  }
  return handleRoutes('booking', routes, request, context)
}

export const config: Config = { path: ['/api/booking', '/api/booking/*'] }
