import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { applyMigrations } from '@netlify/database-dev'
import { Client } from 'pg'
import { startHints } from '../scripts/serve/local-hints.ts'

// New stores of the functions, for tests and measurements.

/** The name of the database with all tables that tests and measurements copy. */
export const templateDatabase = 'site'

/** `endSessions` ends what somebody has left behind, so that it writes nothing for the next one. */
type Store = { url: string; endSessions: () => Promise<void>; stop: () => Promise<void> }

/** Starts a database with all tables: on a server with the template, or the embedded one. */
export async function startStore(postgres: string | undefined): Promise<Store> {
  return postgres ? copyTemplate(postgres) : startEmbedded()
}

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

/** Runs in a thread of its own: a test that moves its clock, or keeps its thread busy, does so to no database. */
async function startEmbedded(): Promise<Store> {
  // Its messages are thrown away: it has one for each connection that a test breaks off.
  const thread = new Worker(new URL('./embedded-store.ts', import.meta.url), { stderr: true })
  const [url] = await once(thread, 'message')
  return { url, endSessions: async () => {}, stop: async () => void (await thread.terminate()) }
}

/** Starts a store of hints in a folder of its own. */
export async function startEmptyHints() {
  const directory = await mkdtemp(join(tmpdir(), 'hints-'))
  const hints = await startHints(directory)
  return {
    ...hints,
    clear: () => rm(join(directory, 'entries'), { recursive: true, force: true, maxRetries: 5 }),
    async stop() {
      await hints.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
