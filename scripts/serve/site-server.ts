import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import sirv from 'sirv'
import * as v from 'valibot'
import { memoize } from '../../memoize.ts'
import { callFunction, findFunction, getUrl, type SiteFunction } from './site-functions.ts'

/** Milliseconds without a request that keep a connection. With Node's five a request of a busy machine met its end. */
const keepAliveTimeout = 60_000

const redirectsSchema = v.array(v.object({ from: v.string(), to: v.string(), status: v.number() }))

/**
 * Serves a built site as Netlify does: its files with `_headers` and `_redirects`, as Netlify's own parsers read them, and its functions
 * in this process. A build that ends meanwhile is served from the next request on.
 */
export function createSiteServer(folder: string, functions: SiteFunction[]): Server {
  const sendFile = sirv(folder, { dev: true, etag: true, extensions: ['html'], setHeaders })
  const headersFiles = [join(folder, '_headers')]
  const redirectsFiles = [join(folder, '_redirects')]
  const readRules = memoize(async (_builtAt: string) => {
    const { headers } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false })
    const { redirects } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true })
    return {
      headers: headers.filter((header) => 'forRegExp' in header),
      redirects: v.parse(redirectsSchema, redirects),
    }
  })
  let headers: Header[]

  return createServer({ keepAliveTimeout }, (request, response) => {
    const fail = (error: unknown) => {
      // The browser may have left for another page.
      if (!response.destroyed) console.error(request.method, request.url, error)
      response.destroy()
    }
    answer(request, response, fail).catch(fail)
  })

  async function answer(request: IncomingMessage, response: ServerResponse, fail: (error: unknown) => void) {
    const url = getUrl(request)
    const found = findFunction(functions, url)
    if (found && !found.isLast) return callFunction(found, url, request, response)
    const rules = await readRules(String(statSync(folder).mtimeMs))
    headers = rules.headers
    const rule = rules.redirects.find(({ from }) => matches(from, url.pathname))
    return sendFile(request, response, () =>
      found ? callFunction(found, url, request, response).catch(fail) : redirect(rule, url, response),
    )
  }

  /** A rule with a status of an error names its document. */
  function redirect(rule = { to: '/404.html', status: 404 }, { pathname, search }: URL, response: ServerResponse) {
    if (rule.status < 400) return void response.writeHead(rule.status, { location: rule.to + search }).end()
    setHeaders(response, pathname)
    response.writeHead(rule.status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(readFileSync(join(folder, rule.to)))
  }

  /** A later rule wins. */
  function setHeaders(response: ServerResponse, path: string): void {
    for (const { forRegExp, values } of headers)
      if (forRegExp.test(path)) for (const [name, value] of Object.entries(values)) response.setHeader(name, value)
  }
}

/** A `*` at the end stands for the rest of the path. */
function matches(rule: string, path: string): boolean {
  return rule.endsWith('/*') ? `${path}/`.startsWith(rule.slice(0, -1)) : rule === path
}
