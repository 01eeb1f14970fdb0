import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NetlifyDB } from '@netlify/database-dev'
import * as v from 'valibot'
import { tell } from '../../locales/owner.ts'
import { canConnect } from './can-connect.ts'

/** As Netlify applies them to the deployed database. */
const migrations = join(import.meta.dirname, '../../netlify/database/migrations')

/** Opens the local database and brings its tables up to date. Nobody else may have its files open. */
export async function openLocalDatabase(folder: string) {
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

const stateSchema = v.object({ dbConnectionString: v.pipe(v.string(), v.url()) })

/**
 * The address of the database of this folder, while a `netlify dev` has it open: Netlify notes it, at a port that was free, and leaves
 * the note where it is killed.
 */
export async function findOpenDatabase(folder: string): Promise<string | undefined> {
  try {
    const { dbConnectionString } = v.parse(stateSchema, JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')))
    const { port, hostname } = new URL(dbConnectionString)
    return (await canConnect(Number(port), hostname)) ? dbConnectionString : undefined
  } catch {
    return undefined // Nothing has run here yet.
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
