import { mkdirSync, readFileSync } from 'node:fs'
import { parseEnvironment } from '../environment.ts'
import { readBackup } from './backup/read-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { parseOptions } from './parse-options.ts'
import { withDeployedDatabase, withLocalDatabase } from './with-database.ts'

const usage = `npm run -s backup > backup.json                 all that forms, appointments and the newsletter brought in, as JSON
npm run backup -- --restore backup.json         puts it into an empty database, all of it or nothing
npm run backup -- --help                        this list

These use the database of the local server, whether it runs or not. With --deployed they use that of the deployed site:
NETLIFY_DB_URL in the environment (Netlify: the project, Database, Connection string).

The file holds personal data: keep it encrypted, and delete old ones. Newsletter issues that were under way are paused when they are
restored, because nobody knows who got them after the backup was made.`

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { help, restore, deployed } = parseOptions(
    {
      options: {
        help: { type: 'boolean', default: false },
        restore: { type: 'string' },
        deployed: { type: 'boolean', default: false },
      },
    },
    usage,
  ).values
  if (help) return console.log(usage)
  const use = restore === undefined ? print : () => load(restore)
  // Where no server ever ran, the local database is in memory, and what is restored must stay.
  if (restore !== undefined && !deployed) mkdirSync('.netlify/db', { recursive: true })
  await (deployed
    ? withDeployedDatabase(parseEnvironment(process.env).NETLIFY_DB_URL, use)
    : withLocalDatabase('npm run backup', use))
}

async function print(): Promise<void> {
  const backup = await readBackup()
  console.log(JSON.stringify(backup))
  console.error(`Saved: ${describeRows(backup.tables)}.`)
}

async function load(file: string): Promise<void> {
  console.log(`Restored: ${describeRows(await restoreBackup(readFileSync(file, 'utf8')))}.`)
}

function describeRows(tables: Record<string, unknown[]>): string {
  return Object.entries(tables)
    .map(([table, rows]) => `${table} ${rows.length}`)
    .join(', ')
}
