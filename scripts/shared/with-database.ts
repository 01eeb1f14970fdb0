import { setTimeout } from 'node:timers/promises'
import { closeDatabase, execute, isOutage, sql } from '../../functions/shared/data/database.ts'
import { retry } from '../../functions/shared/mail/outbox.ts'
import { tell } from '../../locales/owner.ts'
import { holdFolder } from '../serve/hold-folder.ts'
import { findOpenDatabase, openLocalDatabase } from '../serve/local-database.ts'

const folder = '.netlify'

/** Runs a command on the local server's database, whether that runs or not. @param command its name, for whoever wants it too */
export async function withLocalDatabase<Result>(command: string, use: () => Promise<Result>): Promise<Result> {
  const { url, stop } = await openLocal(command)
  // The files of a server that runs may be deleted or changed under it.
  const explain = (reason: string) => tell('command.database.local', { reason, folder: `${folder}/db` })
  return withUrl(url, use, explain).finally(stop)
}

export async function withDeployedDatabase<Result>(url: string | undefined, use: () => Promise<Result>) {
  if (!url) throw new Error(tell('command.database.unset'))
  return withUrl(url, use, (reason) => tell('command.database.deployed', { reason }))
}

/** Milliseconds in which a server that starts has its database open. */
const longestStart = 20_000

/** Returns the address, and a function that stops the database unless it belongs to the running server. */
async function openLocal(command: string): Promise<{ url: string; stop?: () => Promise<void> }> {
  for (const begin = Date.now(); ; await setTimeout(200)) {
    const url = await findOpenDatabase(folder)
    if (url) return { url }
    try {
      await holdFolder(folder, command)
      return await openLocalDatabase(`${folder}/db`)
    } catch (error) {
      // A server that is starting has the folder, and notes the address soon.
      if (Date.now() - begin > longestStart) throw error
    }
  }
}

async function withUrl<Result>(url: string, use: () => Promise<Result>, explain: (reason: string) => string) {
  process.env.NETLIFY_DB_URL = url
  try {
    // One that sleeps, or shares a busy machine, may take longer for its first answer than a connection waits.
    await retry(() => execute(sql`select 1`), [0, 0])
    return await use()
  } catch (error) {
    const { severity, code, message } = Object(error)
    // Other errors are the command's own.
    if (!isOutage(error) && !severity) throw error
    throw new Error(explain([message, code].filter(Boolean).join(', ')), { cause: error })
  } finally {
    await closeDatabase()
  }
}
