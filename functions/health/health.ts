import type { Config } from '@netlify/functions'
import { showChecks } from '../owner/checks.ts'
import { handleRoutes } from '../shared/http/requests.ts'

/** `GET /api/health` tells how the parts of the site are. Point an uptime monitor at it. */
export default handleRoutes('health', () => ({ '/api/health': { GET: showChecks, HEAD: showChecks } }))

export const config: Config = { path: '/api/health' }
