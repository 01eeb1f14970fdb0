import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getDocumentPath } from '../../renderer/shared/urls.ts'

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml' }

/**
 * Serves a built site as its host does, as far as speed goes: `/services` is `services.html`, and all comes compressed.
 *
 * @param change what is done to each HTML document before it is served
 */
export async function serveFolder(folder: string, change = (html: string) => html) {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, extname(pathname) ? pathname : getDocumentPath(pathname))
    if (!existsSync(file)) return response.writeHead(404).end()
    const isDocument = file.endsWith('.html')
    const content = () => (isDocument ? change(readFileSync(file, 'utf8')) : readFileSync(file))
    // Each file is compressed once.
    const body = bodies.get(file) ?? brotliCompressSync(content())
    bodies.set(file, body)
    const type = isDocument ? 'text/html; charset=utf-8' : (types[extname(file)] ?? 'application/octet-stream')
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
