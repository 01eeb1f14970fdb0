import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Config } from '@netlify/functions'

type Handler = (request: Request, context: object) => Promise<Response>

/** A function with its paths. One that is last leaves a path to the file that has it. */
export type SiteFunction = { handle: Handler; isLast: boolean; patterns: URLPattern[] }

/** Each function has a folder with an entry of its name. */
export const functionNames = readdirSync('functions').filter((name) => existsSync(`functions/${name}/${name}.ts`))

/** @param load what imports a file of the project: the development server compiles it anew after a change */
export async function loadFunctions(load: (file: string) => Promise<object> = (file) => import(resolve(file))) {
  const all = functionNames.map(async (name): Promise<SiteFunction[]> => {
    const loaded: { default?: unknown; config?: Config } = await load(`functions/${name}/${name}.ts`)
    const { default: handle, config = {} } = loaded
    // Only Netlify calls what is for its events.
    if (typeof handle !== 'function') return []
    const paths = [config.path ?? `/.netlify/functions/${name}`].flat()
    const patterns = paths.map((pathname) => new URLPattern({ pathname }))
    return [{ handle: handle as Handler, isLast: config.preferStatic === true, patterns }]
  })
  return (await Promise.all(all)).flat()
}

/** A phone in the same network asks for this machine by another name. */
export function getUrl({ headers, url }: IncomingMessage): URL {
  return new URL(`http://${headers.host}${url}`)
}

export function findFunction(functions: SiteFunction[], url: URL): SiteFunction | undefined {
  return functions.find(({ patterns }) => patterns.some((pattern) => pattern.test(url)))
}

/** Answers a request with a function. A stream is sent as it comes. */
export async function callFunction(
  { handle }: SiteFunction,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = 'GET', headers, socket } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const result = await handle(
    new Request(url, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      ...(hasBody && { body: await buffer(request) }),
    }),
    {
      ip: socket.remoteAddress?.replace('::ffff:', ''),
      deploy: { context: 'dev' },
      // This process continues after the response.
      waitUntil: (work: Promise<unknown>) => void work.catch((error) => console.error(url.pathname, error)),
    },
  )
  response.writeHead(result.status, Object.fromEntries(result.headers))
  if (result.body && method !== 'HEAD') await pipeline(result.body, response)
  else response.end()
}
