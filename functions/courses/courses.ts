import type { Config } from '@netlify/functions'
import type { Background } from '../shared/http/background.ts'
import { handleRoutes } from '../shared/http/handle-routes.ts'
import { change, sendEvent, showSeat } from './seat-page.ts'

/** The pages that mails about seats of courses link to. Requests for seats come to the function of the forms. */
export default function courses(request: Request, context: Background): Promise<Response> {
  const routes = {
    '/api/courses/seat': { GET: showSeat, HEAD: showSeat, POST: change },
    '/api/courses/event.ics': { GET: sendEvent, HEAD: sendEvent },
  }
  return handleRoutes('courses', routes, request, context)
}

export const config: Config = { path: '/api/courses/*' }
