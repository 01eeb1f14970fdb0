import type { Config } from '@netlify/functions'
import { handleRoutes } from '../shared/http/requests.ts'
import { changeSeat, sendEvent, showSeat } from './pages.ts'
import { handlePaper } from './paper-pages.ts'

/** Links in mails about seats of courses. Requests for seats arrive in functions/forms/. */
export default handleRoutes('courses', () => ({
  '/api/courses/seat': { GET: showSeat, HEAD: showSeat, POST: changeSeat },
  '/api/courses/paper': { GET: handlePaper, HEAD: handlePaper, POST: handlePaper },
  '/api/courses/event.ics': { GET: sendEvent, HEAD: sendEvent },
}))

export const config: Config = { path: '/api/courses/*' }
