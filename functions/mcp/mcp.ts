import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Config } from '@netlify/functions'
import { type Environment, findSiteUrl } from '../../environment.ts'
import type { Background } from '../shared/http/background.ts'
import { handleRoutes, readEnvironment } from '../shared/http/handle-routes.ts'
import { functionHeaders, jsonResponse } from '../shared/http/responses.ts'
import { createServer } from './create-server.ts'

/** The site for agents: `POST /mcp`, Model Context Protocol, without state, for clients of both its eras. */
export default function mcp(request: Request, context: Background): Promise<Response> {
  return handleRoutes('mcp', { '/mcp': { POST: answerAgent } }, request, context)
}

// Without a rate limit, of which the free plan has two: nothing here costs money or sends anything.
export const config: Config = { path: '/mcp' }

const handler = createMcpHandler(() => createServer(readEnvironment('mcp', process.env)), {
  maxRequestBodySize: 64 * 1024,
})

async function answerAgent(request: Request, environment: Environment): Promise<Response> {
  if (isForeign(request, environment)) {
    const error = { code: 'origin', message: 'Pages of other sites may not call this.' }
    return jsonResponse({ ok: false, error }, 403)
  }
  const response = await handler.fetch(request)
  return new Response(response.body, {
    status: response.status,
    headers: { ...functionHeaders, ...Object.fromEntries(response.headers) },
  })
}

/** Agents send no `Origin`, and a page of this site its own: another one is a page that uses its visitor's browser. */
function isForeign({ headers, url }: Request, environment: Environment): boolean {
  const origin = headers.get('origin')
  const own = [findSiteUrl(environment), url].map((address) => new URL(address).host)
  return origin !== null && !own.includes(URL.parse(origin)?.host ?? '')
}
