import { randomBytes, timingSafeEqual } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import type { planDerived } from '../authoring/check.ts'
import { undoLastChange } from '../authoring/files/journal.ts'
import { dropCommitted } from '../authoring/files/publish.ts'
import { html } from '../html.ts'
import { tell } from '../locales/owner.ts'
import { filesOfModules } from '../renderer/vite/watch-content.ts'
import * as ownFrame from './frame.ts'
import type { answer, Context } from './routes.ts'

const prefix = '/__edit/'

/** Calls that change nothing, and wait for no other one. */
const reads = ['frame', 'panel', 'state', 'search', 'check']

/** Bytes of a request; a picture of 15 MB takes a third more in base64. */
const longest = 21 * 1024 * 1024

/** The editor in the development server: its overlay on each page, and the routes by which the overlay reads and writes. */
export function editor({ port, root, listAsked }: { port: number; root: string } & Pick<Context, 'listAsked'>): Plugin {
  const token = randomBytes(24).toString('base64url')
  const script = `/editor/overlay/overlay.ts?token=${token}`
  return {
    name: 'editor',
    apply: 'serve',
    enforce: 'post',
    // The owner judges lines by the face of headings, so it is shown however late it comes.
    transform: (code, id) =>
      id.includes('/renderer/styles/') ? code.replace('font-display: optional', 'font-display: swap') : undefined,
    configureServer(server) {
      let times = readTimes(root)
      /** Reads files anew that were changed here, by hand or by git, and with them what imports their readers. */
      const forgetChanged = () => {
        const before = times
        times = readTimes(root)
        const changed = [...before.keys(), ...times.keys()].filter((file) => before.get(file) !== times.get(file))
        if (changed.length === 0) return
        for (const { moduleGraph } of Object.values(server.environments))
          for (const file of [...changed, ...Object.keys(filesOfModules)]) moduleGraph.onFileChange(resolve(file))
      }
      const context: Context = {
        root,
        listAsked,
        // The schemas say what does not fit.
        reload: async () => {
          forgetChanged()
          for (const module of ['catalogs', 'kinds/posts', 'kinds/issues'])
            await server.ssrLoadModule(`/model/${module}.ts`)
        },
        derive: async () => {
          forgetChanged()
          const check = (await server.ssrLoadModule('/authoring/check.ts')) as { planDerived: typeof planDerived }
          return check.planDerived()
        },
      }
      /** In the language that the record names now, or as it was where nothing can be read. */
      const loadFrame = async () =>
        (await server.ssrLoadModule('/editor/frame.ts').catch(() => ownFrame)) as typeof ownFrame
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
        if (request.headers['sec-fetch-dest'] === 'document') {
          forgetChanged()
          replaceFailedPage(response, ownFrame.renderFailedPage(script))
        }
        if (!url.pathname.startsWith(prefix)) return next()
        const name = url.pathname.slice(prefix.length)
        try {
          const refusal = refuseForeignCall(request, { port, token })
          if (refusal) return refuse(response, refusal.status, refusal.message)
          // Node reads as many bytes as this header says.
          if (!(Number(request.headers['content-length']) <= longest))
            return refuse(response, 413, tell('panels.guard.large'))
          const body: unknown = await json(request).catch((error: Error) => error)
          if (body instanceof Error) return refuse(response, 400, tell('panels.guard.json'))
          const work = async () => {
            // A colleague's words may have come by git since the page was opened: an order compares with them.
            forgetChanged()
            if (name === 'frame') return { status: 200, body: (await loadFrame()).renderFrame() }
            const routes = await load().catch((error: Error) => {
              if (name !== 'undo') throw error
            })
            return routes ? routes.answer({ name, body }, context) : undoUnread(root)
          }
          const sent = await (reads.includes(name) ? work() : queue(work))
          send(response, sent.status, sent.body)
        } catch (error) {
          // Most often the content cannot be loaded; its errors name file and field.
          console.error(error)
          refuse(response, 500, error instanceof Error ? error.message : tell('panels.guard.failed'))
        }
      })
    },
    transformIndexHtml: () => [
      // vike keeps nothing but scripts, and makes them imports, so the token travels in the address.
      { tag: 'script', attrs: { type: 'module', src: script }, injectTo: 'head' },
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
  const isForeign =
    !host ||
    !hosts.includes(host) ||
    (origin !== undefined && !hosts.some((own) => origin === `http://${own}`)) ||
    /^(cross-site|same-site)$/.test(String(headers['sec-fetch-site']))
  if (isForeign) return { status: 403, message: tell('panels.guard.foreign') }
  const [given, expected] = [Buffer.from(String(headers['x-edit-token'] ?? '')), Buffer.from(token)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { status: 403, message: tell('panels.guard.token') }
  if (method !== 'POST') return { status: 405, message: tell('panels.guard.form') }
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return { status: 415, message: tell('panels.guard.form') }
  return undefined
}

/** vike answers a page that fails with a bare sentence; here it has the bar, and with it Undo. */
function replaceFailedPage(response: ServerResponse, page: string) {
  const [write, end] = [response.write.bind(response), response.end.bind(response)]
  const isFailed = () => response.statusCode >= 500
  Object.assign(response, {
    write: (...sent: Parameters<typeof write>) => isFailed() || write(...sent),
    end: (...sent: Parameters<typeof end>) => (isFailed() ? end(page) : end(...sent)),
  })
}

/** Takes the last change back where no content can be read that a route would look at. */
async function undoUnread(root: string) {
  await dropCommitted(root)
  if (!undoLastChange(root)) throw new Error(tell('panels.refuse.undo'))
  return { status: 200, body: { ok: true, notice: tell('panels.done.undone') } }
}

/** When each file was written that the editor may write, and that nobody watches. Copies can keep the time of their contents. */
function readTimes(root: string): Map<string, string> {
  const exclude = (path: string) => /node_modules$/.test(path)
  const files = globSync('{content,locales,examples}/**/*.*', { cwd: root, exclude })
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
