import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

export type FolderServer = { url: string; close: () => Promise<void> }

/**
 * Serves a built site as Netlify does, as far as speed goes: `/services` is `services.html`, texts come compressed. Each
 * file is compressed once, so a measurement begins with a visit that does not count.
 *
 * @param change what is done to each HTML document before it is served
 */
export async function serveFolder(folder: string, change = (html: string) => html): Promise<FolderServer> {
  const answers = new Map<string, Promise<Answer | undefined>>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = answers.get(pathname) ?? createAnswer(folder, pathname, change)
    answers.set(pathname, answer)
    const { headers, body } = (await answer) ?? {}
    response.writeHead(body ? 200 : 404, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Answer = { headers: Record<string, string>; body: Buffer }

async function createAnswer(
  folder: string,
  pathname: string,
  change: (html: string) => string,
): Promise<Answer | undefined> {
  const file = await findFile(folder, pathname)
  if (!file) return undefined
  const type = types[extname(file.name)]
  const headers = {
    'content-type': type ?? 'application/octet-stream',
    'cache-control': pathname.includes('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'max-age=0, must-revalidate',
  }
  if (!type) return { headers, body: file.content }
  const text = file.name.endsWith('.html') ? Buffer.from(change(file.content.toString())) : file.content
  return { headers: { ...headers, 'content-encoding': 'br' }, body: await promisify(brotliCompress)(text) }
}

/** The file of a path, then the document of a page, then that of a folder. */
async function findFile(folder: string, pathname: string): Promise<{ name: string; content: Buffer } | undefined> {
  const path = normalize(decodeURIComponent(pathname))
  for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
    try {
      return { name, content: await readFile(join(folder, name)) }
    } catch {
      // Not this one: the next name is tried.
    }
  }
  return undefined
}

/** Types of texts, which are compressed; all else is served as it is. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}
