import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { closeDatabase, execute, sql } from '../functions/shared/data/database.ts'
import { holdFolder } from './serve/hold-folder.ts'
import { findOpenDatabase, openLocalDatabase } from './serve/local-database.ts'

const folder = '.netlify'
const migrations = join(import.meta.dirname, '../netlify/database/migrations')

/**
 * Runs a command on the database of the local server, whether that runs or not. Before it has ever run, the database is empty.
 *
 * @param command its name, for whoever wants the database at the same time
 */
export async function withLocalDatabase<Result>(command: string, use: () => Promise<Result>): Promise<Result> {
  const { url, stop } = await openLocal(command)
  try {
    return await withUrl(url, use)
  } finally {
    await stop?.()
  }
}

/**
 * Runs a command on the database of the deployed site.
 *
 * @param url `NETLIFY_DB_URL`
 * @throws Error in words where it is missing, wrong or leads to no database
 */
export async function withDeployedDatabase<Result>(
  url: string | undefined,
  use: () => Promise<Result>,
): Promise<Result> {
  if (!url) {
    throw new Error(
      '--deployed needs NETLIFY_DB_URL in the environment (Netlify: the project, Database, Connection string).',
    )
  }
  try {
    return await withUrl(url, async () => {
      await wake()
      return use()
    })
  } catch (error) {
    throw explain(error)
  }
}

/** Milliseconds in which a server that starts has its database open. */
const longestStart = 20_000

/** @returns the address, and what ends the database unless it is the running server's */
async function openLocal(command: string): Promise<{ url: string; stop?: () => Promise<void> }> {
  const files = join(folder, 'db')
  if (!existsSync(files)) return openLocalDatabase(undefined, migrations)
  for (const begin = Date.now(); ; await setTimeout(200)) {
    const url = await findOpenDatabase(folder)
    if (url) return { url }
    try {
      await holdFolder(folder, command)
      return await openLocalDatabase(files, migrations)
    } catch (error) {
      // A server that is starting has the folder, and notes the address soon.
      if (Date.now() - begin > longestStart) throw error
    }
  }
}

async function withUrl<Result>(url: string, use: () => Promise<Result>): Promise<Result> {
  process.env.NETLIFY_DB_URL = url
  try {
    return await use()
  } finally {
    await closeDatabase()
  }
}

/** A sleeping database may take longer for its first answer than a connection waits. */
async function wake(tries = 3): Promise<void> {
  try {
    await execute(sql`select 1`)
  } catch (error) {
    if (tries === 1 || !/time/i.test(String(error))) throw error
    await wake(tries - 1)
  }
}

/** What an error of the connection means: codes of Node and of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const meanings: Record<string, string> = {
  ENOTFOUND: 'its host does not exist. Compare NETLIFY_DB_URL with the connection string that Netlify shows',
  EAI_AGAIN: 'this machine cannot look up its host: is it online?',
  ECONNREFUSED:
    'its host is there, but no database answers at the port. Compare NETLIFY_DB_URL with what Netlify shows',
  '28P01': 'the password of NETLIFY_DB_URL is wrong, or was changed since it was copied',
  '28000': 'the user of NETLIFY_DB_URL may not log in',
  '3D000': 'the server has no database of the name in NETLIFY_DB_URL',
  '42P01': 'it has no tables yet: they come with the first deploy',
  '42501': 'the user of NETLIFY_DB_URL may not do this',
  '25006': 'NETLIFY_DB_URL may only read',
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const isSilent = /time-?(d )?out/i.test(error.message) || code === 'ETIMEDOUT'
  const meaning =
    meanings[code] ?? (isSilent ? 'it does not answer. It may be waking up: try again in a minute' : undefined)
  if (meaning) return new Error(`The deployed database cannot be used: ${meaning}.`, { cause: error })
  // Errors of the database have a code; others are this command's own.
  return code ? new Error(`The deployed database answers: ${error.message} (${code})`, { cause: error }) : error
}
