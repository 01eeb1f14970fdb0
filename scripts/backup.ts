import { readFileSync } from 'node:fs'
import { keepErased, listErased } from './backup/erased.ts'
import { readBackup } from './backup/read-backup.ts'
import { listAppointments, restoreBackup, resumeMails } from './backup/restore-backup.ts'
import { printAnswer } from './shared/command.ts'
import { defineDatabaseCommand, deployedUsage, wakeJob } from './shared/database-command.ts'

const usage = `npm run -s backup > backup.json                 all that forms, appointments and the newsletter brought in, as JSON
npm run backup -- --restore backup.json         puts it into an empty database, all of it or nothing
npm run backup -- --resume                      lets the mails to visitors go out that a restore holds back
npm run backup -- --help                        this list
${deployedUsage}

The file holds personal data: keep it encrypted, and delete old ones. Newsletter issues that were under way are paused when they are
restored, because nobody knows who got them after the backup was made; mails to visitors that were due wait for --resume.`

const options = { restore: 'text' } as const
const exclusive = ['restore', 'resume']
const flags = ['resume'] as const

const backup = defineDatabaseCommand(
  { name: 'backup', usage, options, flags, exclusive },
  async ({ has, get }, place) => {
    const file = get('restore')
    if (file !== undefined) {
      const { tables, people } = await restoreBackup(readFileSync(file, 'utf8'), listErased(file))
      const erased = people > 0 ? [`Left out because they were erased since: ${people} people.`] : []
      return [`Restored: ${describeRows(tables)}.`, ...erased, ...(await describeHeld())].join('\n')
    }
    if (has('resume')) {
      const appointments = await listAppointments()
      return `${['Appointments to come:', ...appointments].join('\n')}\nMails to visitors that go out ${await wakeJob(place)}: ${await resumeMails()}`
    }
    const saved = await readBackup()
    await keepErased()
    console.error(`Saved: ${describeRows(saved.tables)}.`)
    return JSON.stringify(saved)
  },
)

async function describeHeld(): Promise<string[]> {
  return [
    'Mails to visitors that were due wait, because some may have gone out after the backup was made. Cancel what does not hold any more',
    'of these appointments (npm run bookings -- --cancel <id>), then: npm run backup -- --resume',
    ...(await listAppointments()),
  ]
}

function describeRows(tables: Record<string, unknown[]>): string {
  return Object.entries(tables)
    .map(([table, rows]) => `${table} ${rows.length}`)
    .join(', ')
}

await printAnswer(() => backup(process.argv.slice(2)))
