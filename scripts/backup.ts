import { readFileSync } from 'node:fs'
import { readBackup } from './backup/read-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { printAnswer } from './shared/command.ts'
import { defineDatabaseCommand, deployedUsage } from './shared/database-command.ts'

const usage = `npm run -s backup > backup.json                 all that forms, appointments and the newsletter brought in, as JSON
npm run backup -- --restore backup.json         puts it into an empty database, all of it or nothing
npm run backup -- --help                        this list
${deployedUsage}

The file holds personal data: keep it encrypted, and delete old ones. Newsletter issues that were under way are paused when they are
restored, because nobody knows who got them after the backup was made.`

const options = { restore: 'text' } as const

const backup = defineDatabaseCommand({ name: 'backup', usage, options }, async ({ get }) => {
  const file = get('restore')
  if (file !== undefined) return `Restored: ${describeRows(await restoreBackup(readFileSync(file, 'utf8')))}.`
  const saved = await readBackup()
  console.error(`Saved: ${describeRows(saved.tables)}.`)
  return JSON.stringify(saved)
})

function describeRows(tables: Record<string, unknown[]>): string {
  return Object.entries(tables)
    .map(([table, rows]) => `${table} ${rows.length}`)
    .join(', ')
}

await printAnswer(() => backup(process.argv.slice(2)))
