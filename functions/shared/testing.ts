import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { BlobsServer } from '@netlify/blobs/server'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, vi } from 'vitest'
import contact from '../contact/contact.ts'
import { listKeys, openStore, retries } from './store.ts'

// For tests: the real store and mail server that the functions talk to, and requests as a browser sends them.

/** The store and the mail server of a test file, as new for each test; calls of `console.error` are kept quiet. */
export async function startParts() {
  const errors = vi.spyOn(console, 'error')
  const [store, mail] = await Promise.all([startStore(), startMailServer()])
  retries.pauses = [0, 1, 2]
  beforeEach(async () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    errors.mockReset().mockImplementation(() => {})
    await store.reset()
    mail.reset()
  })
  afterAll(async () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    errors.mockRestore()
    await Promise.all([store.stop(), mail.stop()])
  })
  return {
    store,
    mail,
    /** What was logged as errors, as one text. */
    readLog: () => errors.mock.calls.flat().map(String).join('\n'),
  }
}

/** Result of the n-th write, which is to a path. `lose`: it writes but reports a failure. `forbid`: as with an expired token. */
type WriteResult = 'write' | 'refuse' | 'forbid' | 'lose'

/** Netlify's local Blobs server behind a proxy that can fail; the functions find it by the environment. */
async function startStore() {
  const project = await mkdtemp(join(tmpdir(), 'project-'))
  const directory = join(project, '.netlify', 'blobs-serve')
  const blobs = new BlobsServer({ directory, token: 'secret' })
  const { port } = await blobs.start()
  const working = { getWriteResult: (_count: number, _path: string): WriteResult => 'write', isDown: false }
  const behaviour = { ...working }
  let writes = 0
  const proxy = createServer(async (request, response) => {
    const result = request.method === 'PUT' ? behaviour.getWriteResult(++writes, request.url ?? '') : 'write'
    if (behaviour.isDown || result === 'refuse') return response.writeHead(500).end()
    if (result === 'forbid') return response.writeHead(403, { etag: '"forbidden"' }).end()
    const answer = await forward(request, port)
    if (result === 'lose') return response.writeHead(500).end()
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.bytes())
  })
  const url = `http://127.0.0.1:${await listen(proxy)}`
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID: 'test', token: 'secret', deployID: '0' }
  return {
    /** A folder in which `npm run leads` finds the store. */
    project,
    behaviour,
    listKeys: (name: 'leads' | 'subscribers') => listKeys(openStore(name)),
    /** Empties it. */
    async reset() {
      writes = 0
      Object.assign(behaviour, working)
      await rm(directory, { recursive: true, force: true })
      vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'))
    },
    async stop() {
      await close(proxy)
      await blobs.stop()
      await rm(project, { recursive: true })
    },
  }
}

/** What the mail server does with a mail. `hang`: never answers. `drop`: closes the connection while it is sent. */
type MailResult = 'accept' | 'hang' | 'drop' | { refuse: number; at: 'recipient' | 'data' }

/** A mail server whose behaviour a test can change; the functions find it by `SMTP_URL`. */
async function startMailServer() {
  const mails: Email[] = []
  const sockets = new Set<Socket>()
  const working = { getResult: (_recipient: string): MailResult => 'accept', accepting: Promise.resolve() }
  const behaviour = { ...working }
  const create = () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo({ address }, _session, done) {
        const result = behaviour.getResult(address)
        done(typeof result === 'object' && result.at === 'recipient' ? createRefusal(result.refuse) : null)
      },
      async onData(stream, session, done) {
        stream.on('error', () => {}) // The client broke off.
        const result = behaviour.getResult(session.envelope.rcptTo[0]?.address ?? '')
        if (result === 'drop') [...sockets].find(({ remotePort }) => remotePort === session.remotePort)?.destroy()
        if (result === 'hang' || result === 'drop') return
        const raw = await buffer(stream).catch(() => undefined)
        if (!raw) return
        await behaviour.accepting
        if (typeof result === 'object') return done(createRefusal(result.refuse))
        mails.push(await PostalMime.parse(raw))
        done()
      },
    })
    // A client that breaks off is part of the tests.
    server.on('error', () => {})
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    return server
  }
  let server = create()
  const port = await listen(server.server)
  const url = `smtp://127.0.0.1:${port}`
  const stop = async () => {
    const closed = close(server.server)
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url,
    mails,
    behaviour,
    /** Mails to an address, as the reader sees them. */
    to: (address: string) => mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === address.toLowerCase()),
    /** Empties its inbox. */
    reset() {
      mails.length = 0
      Object.assign(behaviour, working)
      vi.stubEnv('SMTP_URL', url)
    },
    stop,
    /** After `stop`: at the same address. */
    async start() {
      server = create()
      await listen(server.server, port)
    },
  }
}

function createRefusal(responseCode: number): Error {
  return Object.assign(new Error('Refused by the test'), { responseCode })
}

const origin = 'http://localhost:8888'

/** Sends a request to the function and waits for what it does after its answer. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const { answer, done } = await sendWithoutWaiting(path, init)
  await done
  return answer
}

/** Sends a request to the function. `done`: what it does after its answer. */
export async function sendWithoutWaiting(path: string, init: RequestInit = {}) {
  const work: Promise<unknown>[] = []
  const request = new Request(new URL(path, origin), init)
  const answer = await contact(request, { waitUntil: (promise) => void work.push(promise) })
  return { answer, done: Promise.all(work) }
}

export function postJson(path: string, fields: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify(fields)
  return send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
}

export function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

async function forward(request: IncomingMessage, port: number): Promise<Response> {
  const body = await buffer(request)
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  return fetch(`http://127.0.0.1:${port}${request.url}`, {
    method: request.method ?? 'GET',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body.length > 0 ? body : null,
  })
}

type NetServer = {
  listen(port: number, host: string, done: () => void): unknown
  address(): unknown
  close(done: () => void): unknown
}

async function listen(server: NetServer, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address || !('port' in address)) throw new Error('The server has no port')
  return Number(address.port)
}

function close(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
