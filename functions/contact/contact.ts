import type { Config } from '@netlify/functions'
import { showBookPage } from '../booking/show-book-page.ts'
import { submitBooking } from '../booking/submit-booking.ts'
import { sendNewLink } from '../newsletter-links/pages.ts'
import type { Background } from '../shared/background.ts'
import { handleRoutes } from '../shared/handle-routes.ts'
import { submitMessage } from './submit-message.ts'
import { subscribe } from './subscribe.ts'

/** What forms are sent to. All are answered here, so that they share the rate limit. */
export default function contact(request: Request, context: Background): Promise<Response> {
  const routes = {
    '/api/contact': { POST: submitMessage },
    '/api/newsletter': { POST: subscribe },
    '/api/newsletter/new-link': { POST: sendNewLink },
    '/api/booking': { GET: showBookPage, HEAD: showBookPage, POST: submitBooking },
  }
  return handleRoutes('contact', routes, request, context)
}

// Only literals: Netlify's bundler reads this without running it, and drops a rule that it does not understand. `method` is
// left out, because the platform would answer a wrong one with 404. The free plan has two rules, so all forms share one.
export const config: Config = {
  path: ['/api/contact', '/api/newsletter', '/api/newsletter/new-link', '/api/booking'],
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
