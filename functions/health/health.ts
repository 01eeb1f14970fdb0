import type { Config } from '@netlify/functions'

/** Says that functions run: `GET /api/health`. */
export default function health(): Response {
  return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } })
}

export const config: Config = { path: '/api/health' }
