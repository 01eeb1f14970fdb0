import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'
import * as v from 'valibot'
import { afterAll, beforeEach, inject, vi } from 'vitest'
import booking from '../functions/booking/booking.ts'
import { gathered, keepingLimits } from '../functions/counts/store.ts'
import courses from '../functions/courses/courses.ts'
import forms from '../functions/forms/forms.ts'
import newsletter from '../functions/newsletter/newsletter.ts'
import { closeDatabase, connectionLimits, execute, query, type Statement } from '../functions/shared/data/database.ts'
import type { Background } from '../functions/shared/http/requests.ts'
import { requestRun } from '../functions/shared/mail/outbox.ts'
import { startEmptyHints, startStore } from './stores.ts'

// A real database and mail server for the functions, and requests as a browser sends them.

/** Starts a database and a mail server for a test file. Each test finds them empty, and `console.error` prints nothing. */
export async function startParts() {
  const errors = vi.spyOn(console, 'error')
  const [database, mail, hints] = await Promise.all([startDatabase(), startMailServer(), startEmptyHints()])
  beforeEach(async () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    errors.mockReset().mockImplementation(() => {})
    // Test files share their imports, so a process remembers the sums of another file's database.
    gathered.clear()
    keepingLimits.pause = 0
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', hints.context)
    await Promise.all([database.reset(), hints.clear()])
    mail.reset()
  })
  afterAll(async () => {
    vi.useRealTimers()
    errors.mockRestore()
    await Promise.all([database.stop(), mail.stop(), hints.stop()])
  })
  return {
    database,
    mail,
    /** Returns all logged errors as one text. */
    readLog: () => errors.mock.calls.flat().map(String).join('\n'),
  }
}

/** True if the tests run on a real PostgreSQL, which has parallel sessions. */
export const hasSessions = inject('postgres') !== undefined

/** `mail` and others refer to later tables, so their rows are deleted first. */
const tables = [
  'mail',
  'newsletter_issue',
  'lead',
  'subscription',
  'booking',
  'attendee',
  'seat',
  'course_note',
  'consent_text',
  'spending',
  'heartbeat',
  'answer',
  'calendar_feed',
  'desk_device',
  'tally',
  'erased',
]

/** Started once in a process: test files share it as they share their imports, and each test empties it. */
let store: ReturnType<typeof startStore> | undefined

/** Starts a database with all tables. The functions find it by the environment. */
async function startDatabase() {
  store ??= startStore(inject('postgres'))
  const { url, endSessions } = await store
  /** The columns that hold times, read once because the tables do not change during tests. */
  let times: { table_name: string; column_name: string; data_type: string }[] | undefined
  return {
    url,
    async reset() {
      // Some tests send a hundred requests from one process, and a busy machine can stand still for seconds.
      Object.assign(connectionLimits, { connectionTimeoutMillis: 60_000, query_timeout: 60_000 })
      vi.stubEnv('NETLIFY_DB_URL', url)
      // `truncate` rebuilds each table and index: 168 ms instead of 4 for a few rows, before each of hundreds of tests.
      const deletions = tables.map((table) => `delete from ${table}`)
      const text = [...deletions, `select setval(pg_get_serial_sequence('mail', 'id'), 1, false)`].join('; ')
      await execute({ text, values: [] })
    },
    /** Makes the database unreachable until the next test. */
    cut() {
      vi.stubEnv('NETLIFY_DB_URL', 'postgres://postgres@127.0.0.1:1/nowhere')
    },
    async run(statement: Statement): Promise<Record<string, unknown>[]> {
      return query(v.record(v.string(), v.unknown()))`${statement}`
    },
    /** Moves all stored times into the past, and lets the next run look. */
    async passTime({ days = 0, minutes = 0 }: { days?: number; minutes?: number }) {
      times ??= await query(v.object({ table_name: v.string(), column_name: v.string(), data_type: v.string() }))`
select table_name, column_name, data_type from information_schema.columns
          where table_schema = 'public' and udt_name in ('date', 'timestamptz', '_timestamptz')`
      // All columns of a table change in one statement, because constraints compare times.
      const updates = Array.from(
        Map.groupBy(times, ({ table_name }) => table_name),
        ([table, columns]) => {
          const changes = columns.map(({ column_name, data_type }) => {
            const age = data_type === 'date' ? `${days}` : `interval '${days} days ${minutes} minutes'`
            if (data_type === 'ARRAY') return `${column_name} = array(select unnest(${column_name}) - ${age})`
            return `${column_name} = ${column_name} - ${age}`
          })
          return `update ${table} set ${changes.join(', ')}`
        },
      )
      await execute({ text: updates.join('; '), values: [] })
      await requestRun()
    },
    async stop() {
      await closeDatabase()
      await endSessions()
    },
  }
}

/** `hang` never answers. `drop` closes the connection while the mail is sent, `lose` after the server has it. */
type MailResult = 'accept' | 'hang' | 'drop' | 'lose' | { refuse: number; at: 'recipient' | 'data'; text?: string }

// Each connection waits a tenth of a second for clients that talk too soon, and here nearly every mail has its own connection.
SMTPConnection.prototype.init = function init() {
  this._setListeners(() => this.connectionReady())
}

/** Starts a mail server whose behaviour a test can change. The functions find it by `SMTP_URL`. */
async function startMailServer() {
  const mails: Email[] = []
  /** The address to which each mail would bounce. */
  const senders: string[] = []
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
        done(typeof result === 'object' && result.at === 'recipient' ? createRefusal(result) : null)
      },
      async onData(stream, session, done) {
        stream.on('error', () => {}) // The client broke off.
        const result = behaviour.getResult(session.envelope.rcptTo[0]?.address ?? '')
        const breakOff = () => [...sockets].find(({ remotePort }) => remotePort === session.remotePort)?.destroy()
        if (result === 'drop') breakOff()
        if (result === 'hang' || result === 'drop') return
        const raw = await buffer(stream).catch(() => undefined)
        if (!raw) return
        await behaviour.accepting
        if (typeof result === 'object') return done(createRefusal(result))
        mails.push(await PostalMime.parse(raw))
        senders.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '')
        if (result === 'lose') breakOff()
        else done()
      },
    })
    // Clients that break off are part of the tests.
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
    senders,
    behaviour,
    /** Finds the mails to an address. */
    to: (address: string) => mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === address.toLowerCase()),
    reset() {
      mails.length = 0
      senders.length = 0
      Object.assign(behaviour, working)
      vi.stubEnv('SMTP_URL', url)
    },
    stop,
    /** Starts again after `stop`, at the same address. */
    async start() {
      server = create()
      await listen(server.server, port)
    },
  }
}

function createRefusal({ refuse, text = 'Refused by the test' }: { refuse: number; text?: string }): Error {
  return Object.assign(new Error(text), { responseCode: refuse })
}

const origin = 'http://localhost:8888'

type DeployContext = 'production' | 'deploy-preview' | 'branch-deploy' | 'dev'

/** Sends a request to its function, and waits until the work after the answer is done. */
export async function send(
  path: string,
  init: RequestInit = {},
  context?: DeployContext,
  ip?: string,
): Promise<Response> {
  const { answer, done } = await sendWithoutWaiting(path, init, context, ip)
  await done
  const next = answer.status === 303 ? answer.headers.get('location') : null
  // A browser goes there, too. All other addresses are files of the site, which no function answers.
  return next?.startsWith('/api/') ? send(next, {}, context, ip) : answer
}

/** Sends a request to its function. `done` is the work after the answer. */
export async function sendWithoutWaiting(
  path: string,
  init: RequestInit = {},
  context: DeployContext = 'production',
  ip?: string,
) {
  const work: Promise<unknown>[] = []
  const request = new Request(new URL(path, origin), init)
  const background: Background = {
    waitUntil: (promise) => void work.push(promise),
    deploy: { context },
    ...(ip && { ip }),
  }
  const answer = await findFunction(request)(request, background)
  return { answer, done: Promise.all(work) }
}

function findFunction({ url }: Request) {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/api/newsletter/')) return newsletter
  if (pathname.startsWith('/api/courses/')) return courses
  return pathname.startsWith('/api/booking/') ? booking : forms
}

export function postJson(path: string, fields: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify(fields)
  return send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
}

/** Presses a button, and tells where its answer leads; nowhere if it is a page itself. */
export async function findNext(path: string, fields: Record<string, string> = {}): Promise<string | null> {
  const { answer, done } = await sendWithoutWaiting(path, { method: 'POST', body: new URLSearchParams(fields) })
  await done
  return answer.status === 303 ? answer.headers.get('location') : null
}

export function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  ip?: string,
): Promise<Response> {
  return send(path, { method: 'POST', body: new URLSearchParams(fields), headers }, undefined, ip)
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
