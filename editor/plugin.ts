import { randomBytes, timingSafeEqual } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { html } from '../html.ts'
import type { answer, Context } from './routes.ts'

const prefix = '/__edit/'

/** Calls that change nothing, and wait for no other one. */
const reads = ['panel', 'state', 'search', 'check']

/** Bytes of a request; a picture of 15 MB takes a third more in base64. */
const longest = 21 * 1024 * 1024

/** The modules that read files of the owner's from the disk; what imports them is read anew with them. */
const readers = [
  'model/kit/read-content.ts',
  'model/kit/references.ts',
  'model/kinds/posts.ts',
  'model/kinds/issues.ts',
  'locales/server.ts',
]

/** The editor in the development server: its overlay on each page, and the routes by which the overlay reads and writes. */
export function editor({ port, root }: { port: number; root: string }): Plugin {
  const token = randomBytes(24).toString('base64url')
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      let times = readTimes(root)
      /** Reads files anew that were changed here, by hand or by git. */
      const forgetChanged = () => {
        const before = times
        times = readTimes(root)
        const changed = [...before.keys(), ...times.keys()].filter((file) => before.get(file) !== times.get(file))
        if (changed.length === 0) return
        for (const { moduleGraph } of Object.values(server.environments))
          for (const file of [...changed, ...readers]) moduleGraph.onFileChange(resolve(file))
      }
      const context: Context = {
        root,
        // The schemas say what does not fit.
        reload: async () => {
          forgetChanged()
          for (const module of ['catalogs', 'kinds/posts', 'kinds/issues'])
            await server.ssrLoadModule(`/model/${module}.ts`)
        },
      }
      const load = async () => (await server.ssrLoadModule('/editor/routes.ts')) as { answer: typeof answer }
      let last: Promise<unknown> = Promise.resolve()
      // One after the other: each compares with the files before it writes.
      const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
        const next = last.then(work)
        last = next.catch(() => {})
        return next
      }
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost')
        // Vite would start a program with a file that any website names, in capitals too.
        if (/^\/__open-in-editor/i.test(url.pathname)) return send(response, 404, {})
        if (request.headers['sec-fetch-dest'] === 'document') forgetChanged()
        if (!url.pathname.startsWith(prefix)) return next()
        const name = url.pathname.slice(prefix.length)
        try {
          const refusal = refuseForeignCall(request, { port, token })
          if (refusal) return refuse(response, refusal.status, refusal.message)
          // Node reads as many bytes as this header says.
          if (!(Number(request.headers['content-length']) <= longest))
            return refuse(response, 413, 'This is too large.')
          const body: unknown = await json(request).catch((error: Error) => error)
          if (body instanceof Error) return refuse(response, 400, 'This is no JSON.')
          const work = async () => {
            // A colleague's words may have come by git since the page was opened: an order compares with them.
            forgetChanged()
            return (await load()).answer({ name, body }, context)
          }
          const sent = await (reads.includes(name) ? work() : queue(work))
          send(response, sent.status, sent.body)
        } catch (error) {
          // Most often the content cannot be loaded; its errors name file and field.
          console.error(error)
          refuse(response, 500, error instanceof Error ? error.message : 'The editor failed; its terminal says why.')
        }
      })
    },
    transformIndexHtml: () => [
      // vike keeps nothing but scripts, and makes them imports, so the token travels in the address.
      {
        tag: 'script',
        attrs: { type: 'module', src: `/editor/overlay/overlay.ts?token=${token}` },
        injectTo: 'head',
      },
    ],
  }
}

/**
 * Says why a call is not answered: any website that is open in the same browser can send one, and so can any page of another
 * server on this machine.
 *
 * @returns status and reason; undefined for a call of the overlay
 */
export function refuseForeignCall(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { port, token }: { port: number; token: string },
): { status: number; message: string } | undefined {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const { host, origin } = headers
  if (!host || !hosts.includes(host)) return { status: 403, message: 'A foreign host.' }
  if (origin !== undefined && !hosts.some((own) => origin === `http://${own}`))
    return { status: 403, message: 'A foreign origin.' }
  if (/^(cross-site|same-site)$/.test(String(headers['sec-fetch-site'])))
    return { status: 403, message: 'A call of another site.' }
  const [given, expected] = [Buffer.from(String(headers['x-edit-token'] ?? '')), Buffer.from(token)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { status: 403, message: 'Without the token of this page. Load it again.' }
  if (method !== 'POST') return { status: 405, message: 'Only POST.' }
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return { status: 415, message: 'Only JSON.' }
  return undefined
}

/** When each file was written that the editor may write, and that nobody watches. Copies can keep the time of their contents. */
function readTimes(root: string): Map<string, string> {
  const files = globSync('{content,locales,examples}/**/*.*', {
    cwd: root,
    exclude: (path) => /node_modules$/.test(path),
  })
  return new Map(
    files.flatMap((file) => {
      // It may go away meanwhile.
      const stat = statSync(join(root, file), { throwIfNoEntry: false })
      return stat ? [[file, `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size}`] as const] : []
    }),
  )
}

function refuse(response: ServerResponse, status: number, message: string) {
  send(response, status, { ok: false, error: { message, ...html`${message}` } })
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
