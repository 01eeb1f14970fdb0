import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Config } from '@netlify/functions'
import { findSiteUrl } from '../../environment.ts'
import { readEnvironment, withErrorHandling } from '../shared/http/handle-routes.ts'
import { functionHeaders, jsonResponse } from '../shared/http/responses.ts'
import { createServer } from './create-server.ts'

/** The site for agents: `POST /mcp`, Model Context Protocol, without state, for clients of both its eras. */
export default function mcp(request: Request): Promise<Response> {
  return withErrorHandling(
    'mcp',
    () => answerAgent(request),
    () => refuse(503, 'unavailable', 'Try again later.'),
  )
}

// Without a rate limit, of which the free plan has two: nothing here costs money or sends anything.
export const config: Config = { path: '/mcp' }

const handler = createMcpHandler(() => createServer(readEnvironment('mcp', process.env)), {
  maxRequestBodySize: 64 * 1024,
})

async function answerAgent(request: Request): Promise<Response> {
  if (isForeign(request)) return refuse(403, 'origin', 'Pages of other sites may not call this.')
  const response = await handler.fetch(request)
  return new Response(response.body, {
    status: response.status,
    headers: { ...functionHeaders, ...Object.fromEntries(response.headers) },
  })
}

/** Agents send no `Origin`, and a page of this site its own: another one is a page that uses its visitor's browser. */
function isForeign({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  const own = [findSiteUrl(readEnvironment('mcp', process.env)), url].map((address) => new URL(address).host)
  return origin !== null && !own.includes(URL.parse(origin)?.host ?? '')
}

function refuse(status: number, code: string, message: string): Response {
  return jsonResponse({ ok: false, error: { code, message } }, status)
}
