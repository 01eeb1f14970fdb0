import type { Config } from '@netlify/functions'
import type { Environment } from '../../environment.ts'
import type { Background } from '../shared/http/background.ts'
import { handleRoutes } from '../shared/http/handle-routes.ts'
import { jsonResponse } from '../shared/http/responses.ts'
import { type Checks, checkParts } from './check-parts.ts'

/** How the parts of the site are: `GET /api/health`, 503 where one fails or is late. Point an uptime monitor at it. */
export default function health(request: Request, context: Background): Promise<Response> {
  return handleRoutes('health', { '/api/health': { GET: showChecks, HEAD: showChecks } }, request, context)
}

export const config: Config = { path: '/api/health' }

async function showChecks(_request: Request, environment: Environment): Promise<Response> {
  const checks = await readChecks(environment)
  const ok = Object.values(checks).every((check) => check === 'ok' || check === 'not set')
  return jsonResponse({ ok, checks }, ok ? 200 : 503)
}

/** Milliseconds in which a process asks the database once, however often it is asked itself. */
const cacheTime = 15_000

let cached: { checks: Promise<Checks>; until: number } | undefined

function readChecks(environment: Environment): Promise<Checks> {
  const now = Date.now()
  if (!cached || now >= cached.until) cached = { checks: checkParts(environment), until: now + cacheTime }
  return cached.checks
}
