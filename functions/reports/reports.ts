import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { today } from '../../model/today.ts'
import { spend } from '../shared/data/spending.ts'
import { functionHeaders } from '../shared/http/headers.ts'
import { handleRoutes, readBytes } from '../shared/http/requests.ts'

/** Counts by directive, for the digest, how often browsers refused something by the Content-Security-Policy. It keeps nothing else. */
export default handleRoutes('reports', () => ({ '/api/reports': { POST: countReports } }))

export const config: Config = { path: '/api/reports' }

/** Reports of a day that are counted for a directive. */
const mostDaily = 1_000

/** Directives of the site's policy and their fallbacks, no others: anybody can send a report, and the digest shows its name. */
const directive = v.picklist(
  `default-src img-src font-src connect-src manifest-src media-src object-src child-src frame-src worker-src script-src script-src-elem
    script-src-attr style-src style-src-elem style-src-attr base-uri form-action frame-ancestors trusted-types
    require-trusted-types-for`.split(/\s+/),
)

/** As browsers send them today (https://www.w3.org/TR/reporting-1/), and as others still do. */
const reportsSchema = v.union([
  v.pipe(
    v.array(v.object({ type: v.string(), body: v.looseObject({ effectiveDirective: v.optional(directive) }) })),
    v.transform((reports) => reports.flatMap(({ body }) => body.effectiveDirective ?? [])),
  ),
  v.pipe(
    v.object({ 'csp-report': v.looseObject({ 'effective-directive': directive }) }),
    v.transform((report) => [report['csp-report']['effective-directive']]),
  ),
])

async function countReports(request: Request): Promise<Response> {
  const bytes = await readBytes(request.body, 64 * 1024)
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), reportsSchema), String(bytes ?? ''))
  const names = new Set(success ? output : [])
  for (const name of [...names].slice(0, 5)) await spend(`report ${today()} ${name}`, { daily: mostDaily })
  return new Response(null, { status: success ? 204 : 422, headers: functionHeaders })
}
