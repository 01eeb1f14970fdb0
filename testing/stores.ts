import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { applyMigrations, NetlifyDB } from '@netlify/database-dev'
import { Client } from 'pg'

// New stores of the functions, for tests and measurements.

/** The name of the database with all tables that tests and measurements copy. */
export const templateDatabase = 'site'

/** `endSessions` ends what somebody has left behind, so that it writes nothing for the next one. */
type Store = { url: string; endSessions: () => Promise<void>; stop: () => Promise<void> }

/** Starts a database with all tables: on a server with the template, or the embedded one. */
export async function startStore(postgres: string | undefined): Promise<Store> {
  return postgres ? copyTemplate(postgres) : startEmbedded()
}

/** Applies the migrations to a database. */
export async function migrate(client: Pick<Client, 'query'>): Promise<void> {
  const exec = (text: string, values?: unknown[]) => client.query(text, values)
  const transaction = (work: (executor: unknown) => unknown) => work({ exec, query: exec })
  await applyMigrations({ exec, query: exec, transaction } as never, 'netlify/database/migrations')
}

async function copyTemplate(server: string): Promise<Store> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administer = async (statement: string) => {
    const client = new Client(`${server}/postgres`)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await administer(`create database ${name} template ${templateDatabase}`)
  return {
    url: `${server}/${name}`,
    endSessions: () => administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    stop: () => administer(`drop database ${name} with (force)`),
  }
}

async function startEmbedded(): Promise<Store> {
  const database = new NetlifyDB({ logger: () => {} })
  const url = await database.start()
  await database.applyMigrations('netlify/database/migrations')
  return { url, endSessions: async () => {}, stop: () => database.stop() }
}

/** Creates the value of `NETLIFY_BLOBS_CONTEXT`, by which functions find a store of hints. */
export function createHintsContext(at: string): string {
  const context = { edgeURL: at, uncachedEdgeURL: at, siteID: 'test', token: 'secret', deployID: '0' }
  return Buffer.from(JSON.stringify(context)).toString('base64')
}

/** Starts Netlify's local stand-in for the store of hints (functions/shared/mail/outbox.ts). */
export async function startHints() {
  const directory = await mkdtemp(join(tmpdir(), 'hints-'))
  const server = new BlobsServer({ directory, token: 'secret' })
  const { port } = await server.start()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    /** A proxy before the store has another address. */
    createContext: (at = url) => createHintsContext(at),
    /** Empties it. */
    clear: () => rm(join(directory, 'entries'), { recursive: true, force: true, maxRetries: 5 }),
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
