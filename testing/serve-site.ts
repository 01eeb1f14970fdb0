import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { basename, extname, join, normalize, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Config } from '@netlify/functions'
import { findOwnerFile } from '../owner-files.ts'
import { startMailbox } from '../scripts/mailbox.ts'
import { startPostgres } from './postgres.ts'
import { startStore } from './stores.ts'

// Serves the built site to the browser tests as Netlify does: files with `_headers` and `_redirects`, and the real functions in this
// process, with an empty database and their own mailbox. scripts/serve/serve.e2e.ts tests the parts that need `netlify dev`.

const port = Number(process.env.PORT)
const origin = `http://localhost:${port}`
const folder = findOwnerFile('dist/client')
if (!existsSync(folder)) throw new Error('There is no built site. Build it: npm run build')

const postgres = await startPostgres()
const database = await startStore('url' in postgres ? postgres.url : undefined)
const mailbox = await startMailbox({ port: port + 10 })

// The developer's environment must not lead to real mail or a real model.
for (const name of ['OPENAI_API_KEY', 'CONTACT_TO', 'MAIL_FROM', 'CALENDAR_URLS', 'ALERT_URL']) delete process.env[name]
Object.assign(process.env, {
  NETLIFY_DEV: 'true',
  NETLIFY_DB_URL: database.url,
  SMTP_URL: mailbox.smtpUrl,
  SIGNING_SECRET: 'only for tests, which send no real mail',
  URL: origin,
})

type Handler = (request: Request, context: object) => Promise<Response>

const functions = await Promise.all(
  globSync('functions/*/*.ts')
    .filter((file) => basename(file, '.ts') === file.split('/').at(-2))
    .map(async (file) => {
      const { default: handle, config = {} }: { default: unknown; config?: Config } = await import(resolve(file))
      // Only Netlify calls what is for its events.
      if (typeof handle !== 'function') return []
      const paths = [config.path ?? `/.netlify/functions/${basename(file, '.ts')}`].flat()
      return {
        handle: handle as Handler,
        isLast: config.preferStatic === true,
        patterns: paths.map((pathname) => new URLPattern({ pathname })),
      }
    }),
).then((found) => found.flat())

const headerRules = readFileSync(join(folder, '_headers'), 'utf8')
  .split(/\n(?=\/)/)
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n')
    return { path, headers: lines.map((line) => line.trim().split(/:\s*(.*)/, 2)) }
  })

const redirectRules = readFileSync(join(folder, '_redirects'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [path = '', target = '', status] = line.split(' ')
    return { path, target, status: Number(status) }
  })

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    // The browser may have left for another page.
    if (!response.destroyed) console.error(request.method, request.url, error)
    response.destroy()
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', origin)
  const found = functions.find(({ patterns }) => patterns.some((pattern) => pattern.test(url)))
  const file = findFile(url.pathname)
  if (found && !(file && found.isLast)) return callFunction(found.handle, url, request, response)
  if (file) return sendFile(200, file, url, response)
  const rule = redirectRules.find(({ path }) => matches(path, url.pathname))
  if (!rule) return sendFile(404, '404.html', url, response)
  if (rule.status >= 400) return sendFile(rule.status, rule.target, url, response)
  response.writeHead(rule.status, { location: rule.target + url.search }).end()
}

async function callFunction(handle: Handler, url: URL, request: IncomingMessage, response: ServerResponse) {
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
  // A stream is sent as it comes.
  if (result.body && method !== 'HEAD') await pipeline(result.body, response)
  else response.end()
}

/** Finds the file of a path, then the document of a page, then that of a folder. */
function findFile(pathname: string): string | undefined {
  const path = normalize(decodeURIComponent(pathname))
  return [path, `${path}.html`, join(path, 'index.html')].find((name) => files.has(name))
}

const files = new Set(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name).slice(resolve(folder).length)),
)

function sendFile(status: number, file: string, { pathname }: URL, response: ServerResponse): void {
  response.statusCode = status
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  // A later rule wins.
  for (const { path, headers } of headerRules) {
    if (matches(path, pathname)) for (const [name = '', value = ''] of headers) response.setHeader(name, value)
  }
  response.end(readFileSync(join(folder, file)))
}

/** A `*` at the end stands for the rest of the path. */
function matches(rule: string, path: string): boolean {
  return rule.endsWith('/*') ? `${path}/`.startsWith(rule.slice(0, -1)) : rule === path
}

server.listen(port)

process.on('SIGTERM', async () => {
  server.closeAllConnections()
  await mailbox.stop()
  if ('stop' in postgres) await postgres.stop()
  process.exit()
})
