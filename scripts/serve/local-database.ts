import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NetlifyDB } from '@netlify/database-dev'
import { tell } from '../../locales/owner.ts'
import { canConnect } from './can-connect.ts'
import { sendAtOnce } from './send-at-once.ts'

/** As Netlify applies them to the deployed database. */
const migrations = join(import.meta.dirname, '../../netlify/database/migrations')

/** Opens the local database and brings its tables up to date. Nobody else may have its files open. */
export async function openLocalDatabase(folder: string) {
  sendAtOnce()
  const database = new NetlifyDB({ directory: folder, logger: () => {} })
  const stop = () => database.stop()
  let url: string
  try {
    url = await database.start()
  } catch (error) {
    throw new Error(tell('command.database.local', { reason: describe(error), folder }), { cause: error })
  }
  try {
    await database.applyMigrations(migrations)
    return { url, stop }
  } catch (error) {
    await stop()
    throw new Error(tell('command.database.migration', { migrations, reason: describe(error), folder }), {
      cause: error,
    })
  }
}

/** Tells commands the address of the database that this process has open. */
export function noteDatabase(folder: string, url: string): void {
  writeFileSync(join(folder, noteFile), url)
}

/** The address of the database that a server has open, at a port that was free. A server that is killed leaves its note. */
export async function findOpenDatabase(folder: string): Promise<string | undefined> {
  const file = join(folder, noteFile)
  const url = existsSync(file) ? URL.parse(readFileSync(file, 'utf8')) : null
  return url && (await canConnect(Number(url.port), url.hostname)) ? url.href : undefined
}

const noteFile = 'database-url'

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
