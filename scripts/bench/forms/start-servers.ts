import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { SMTPServer } from 'smtp-server'
import { startProxy } from '../../../functions/shared/testing-proxy.ts'
import { startHints, startStore } from '../../../functions/shared/testing-stores.ts'
import { type Functions, startFunctions } from './start-functions.ts'

export const signingSecret = 'a secret of more than 32 characters'

type Options = {
  /** Milliseconds to the database and to the hints, there and back. */
  delay?: number
  /** Milliseconds after which the mail server answers to a mail that it has. */
  answerAfter?: number
  variables?: Record<string, string>
}

/** A mail that arrived. */
type Received = { messageId: string; to: string; at: number }

/** All that the functions of a site talk to, as new; `start` starts a process of them. */
export type Site = Awaited<ReturnType<typeof startSite>>

/** @param postgres address of the server without a database; undefined where only the embedded one runs */
export async function startSite(
  postgres: string | undefined,
  { delay = 80, answerAfter = 200, variables = {} }: Options = {},
) {
  const [database, mail, hints] = await Promise.all([
    startStore(postgres),
    startMailServer(answerAfter),
    startDistantHints(delay),
  ])
  const proxy = await startProxy(database.url, { delay })
  const pool = new Pool({ connectionString: database.url, max: 2 })
  // The database is dropped before the pool has ended its connections.
  pool.on('error', () => {})
  const started = new Set<Functions>()
  return {
    mail,
    proxy,
    /** Not by the proxy. */
    query: async (statement: string, values: unknown[] = []) =>
      (await pool.query<Record<string, unknown>>(statement, values)).rows,
    start() {
      const functions = startFunctions({
        NETLIFY_DB_URL: proxy.url,
        NETLIFY_BLOBS_CONTEXT: hints.context,
        SMTP_URL: mail.url,
        SIGNING_SECRET: signingSecret,
        // The ceilings are no part of these measurements.
        OWNER_MAILS_HOURLY: '1000000',
        VISITOR_MAILS_HOURLY: '1000000',
        ...variables,
      })
      started.add(functions)
      return functions
    },
    /** Makes the mails that wait older. */
    async passTime(minutes: number) {
      await pool.query(
        `update mail set due_at = due_at - $1 * interval '1 minute', claimed_until = claimed_until - $1 * interval '1 minute',
          expires_at = expires_at - $1 * interval '1 minute' where ended_at is null`,
        [minutes],
      )
    },
    async stop() {
      await Promise.all([...started].map((functions) => functions.kill()))
      await pool.end()
      await Promise.all([proxy.stop(), mail.stop(), hints.stop()])
      await database.stop()
    },
  }
}

/** The store of hints, at a distance. */
async function startDistantHints(delay: number) {
  const hints = await startHints()
  const proxy = await startProxy(hints.url, { delay })
  return {
    context: hints.createContext(new URL(proxy.url).origin),
    async stop() {
      await Promise.all([proxy.stop(), hints.stop()])
    },
  }
}

/** Keeps a mail when its last byte has come, and answers later. */
async function startMailServer(answerAfter: number) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const state = { isDown: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, session, done) {
      stream.on('error', () => {})
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined) return
      const messageId = /^message-id: *(\S+)/im.exec(raw)?.[1] ?? ''
      received.push({ messageId, to: session.envelope.rcptTo[0]?.address ?? '', at: Date.now() })
      if (answerAfter === Number.POSITIVE_INFINITY) return
      await sleep(answerAfter)
      done()
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    if (state.isDown) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** Breaks all connections and takes none until it is back. */
    setDown(isDown: boolean) {
      state.isDown = isDown
      if (isDown) for (const socket of sockets) socket.destroy()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => {
        server.close(resolve)
      })
    },
  }
}
