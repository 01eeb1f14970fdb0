import type { Config } from '@netlify/functions'
import type { Environment } from '../../environment.ts'
import { requestRun } from '../shared/data/wake.ts'
import type { Background } from '../shared/http/background.ts'
import { handleRoutes } from '../shared/http/handle-routes.ts'
import { functionHeaders } from '../shared/http/responses.ts'
import { listSecrets, readToken } from '../shared/http/tokens.ts'
import { confirm, erase, showConfirm, showErase, showUnsubscribe, unsubscribe } from './pages.ts'

/** The pages that newsletter mails link to, and what the owner's command calls when it has started an issue. */
export default function newsletter(request: Request, context: Background): Promise<Response> {
  const routes = {
    '/api/newsletter/confirm': { GET: showConfirm, HEAD: showConfirm, POST: confirm },
    '/api/newsletter/unsubscribe': { GET: showUnsubscribe, HEAD: showUnsubscribe, POST: unsubscribe },
    '/api/newsletter/erase': { GET: showErase, HEAD: showErase, POST: erase },
    '/api/newsletter/run': { POST: startRun },
  }
  return handleRoutes('newsletter', routes, request, context)
}

// Without a rate limit: after an issue, the servers of mail providers unsubscribe many readers from few addresses.
export const config: Config = { path: '/api/newsletter/*', excludedPath: '/api/newsletter/new-link' }

/** `POST /api/newsletter/run?token=…`: an issue is due, which the minute's job would else see within the hour. */
async function startRun(request: Request, environment: Environment): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isOwner = readToken('run', token, listSecrets(environment)).error === undefined
  if (isOwner) await requestRun()
  return new Response(null, { status: isOwner ? 204 : 400, headers: functionHeaders })
}
