import type { Config } from '@netlify/functions'
import { courses } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { showBookPage } from '../booking/book-page.ts'
import { submitBooking } from '../booking/request.ts'
import { release } from '../contact/pages.ts'
import { submitMessage } from '../contact/request.ts'
import { reserve, showAsked } from '../courses/request.ts'
import { subscribe } from '../newsletter/request.ts'
import { handleRoutes } from '../shared/http/requests.ts'

/** All forms are sent here, so that they share the rate limit. */
export default handleRoutes('forms', () => ({
  '/api/contact': { POST: submitMessage },
  '/api/leads/release': { GET: release, HEAD: release, POST: release },
  ...(site.newsletter && { '/api/newsletter': { POST: subscribe } }),
  ...(courses.all.length > 0 && { '/api/courses': { GET: showAsked, HEAD: showAsked, POST: reserve } }),
  ...(site.booking && { '/api/booking': { GET: showBookPage, HEAD: showBookPage, POST: submitBooking } }),
}))

// Only literals: Netlify's bundler reads this without running it, and drops a rule that it does not understand. `method` is
// left out, because the platform would answer a wrong one with 404. The free plan has two rules, so all forms share one.
export const config: Config = {
  path: ['/api/contact', '/api/leads/release', '/api/newsletter', '/api/booking', '/api/courses'],
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
