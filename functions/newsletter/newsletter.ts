import type { Config } from '@netlify/functions'
import { handleRoutes } from '../shared/http/requests.ts'
import { confirm, erase, startRun, unsubscribe } from './pages.ts'

/** Links in mails of the newsletter, and the call of the owner's command that has started an issue. */
export default handleRoutes('newsletter', () => ({
  '/api/newsletter/confirm': { GET: confirm, HEAD: confirm, POST: confirm },
  '/api/newsletter/unsubscribe': { GET: unsubscribe, HEAD: unsubscribe, POST: unsubscribe },
  '/api/newsletter/erase': { GET: erase, HEAD: erase, POST: erase },
  '/api/newsletter/run': { POST: startRun },
}))

// No rate limit: after an issue, a few servers of mail providers unsubscribe many readers.
export const config: Config = { path: '/api/newsletter/*' }
