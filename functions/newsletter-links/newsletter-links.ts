import type { Config } from '@netlify/functions'
import type { Background } from '../shared/background.ts'
import { handleRoutes } from '../shared/handle-routes.ts'
import { confirm, erase, sendNewLink, showConfirm, showErase, showUnsubscribe, unsubscribe } from './pages.ts'

/** The pages that newsletter mails link to. */
export default function newsletterLinks(request: Request, context: Background): Promise<Response> {
  const routes = {
    '/api/newsletter/confirm': { GET: showConfirm, HEAD: showConfirm, POST: confirm },
    '/api/newsletter/unsubscribe': { GET: showUnsubscribe, HEAD: showUnsubscribe, POST: unsubscribe },
    '/api/newsletter/erase': { GET: showErase, HEAD: showErase, POST: erase },
    '/api/newsletter/new-link': { POST: sendNewLink },
  }
  return handleRoutes('newsletter-links', routes, request, context)
}

// Without a rate limit: after an issue, the servers of mail providers unsubscribe many readers from few addresses.
export const config: Config = { path: '/api/newsletter/*' }
