import { readFileSync } from 'node:fs'
import { tell } from '../locales/owner.ts'
import { keepErased, listErased } from './backup/erased.ts'
import { readBackup } from './backup/read-backup.ts'
import { listAppointments, restoreBackup, resumeMails } from './backup/restore-backup.ts'
import { writeUsage } from './shared/command.ts'
import { defineDatabaseCommand, deployedUsage, wakeJob } from './shared/database-command.ts'

const usage = writeUsage(
  [
    ['npm run -s backup > backup.json', tell('backup.usage.save')],
    ['npm run backup -- --restore backup.json', tell('backup.usage.restore')],
    ['npm run backup -- --resume', tell('backup.usage.resume')],
    deployedUsage,
  ],
  tell('backup.usage.more'),
)

export default defineDatabaseCommand(
  { name: 'backup', usage, options: { restore: 'text' }, flags: ['resume'], exclusive: ['restore', 'resume'] },
  async ({ has, get }, place) => {
    const file = get('restore')
    if (file !== undefined) {
      const { tables, people } = await restoreBackup(readFileSync(file, 'utf8'), listErased(file))
      const erased = people > 0 ? [tell('backup.erased', { people })] : []
      const restored = [tell('backup.restored', { rows: describeRows(tables) }), ...erased, tell('backup.held')]
      return [...restored, ...(await listAppointments())].join('\n')
    }
    if (has('resume')) {
      const appointments = await listAppointments()
      const resumed = tell('backup.resumed', { when: await wakeJob(place), count: await resumeMails() })
      return [tell('backup.appointments'), ...appointments, resumed].join('\n')
    }
    const saved = await readBackup()
    await keepErased(place.folder)
    console.error(tell('backup.saved', { rows: describeRows(saved.tables) }))
    return JSON.stringify(saved)
  },
)

function describeRows(tables: Record<string, unknown[]>): string {
  return Object.entries(tables)
    .map(([table, rows]) => `${table} ${rows.length}`)
    .join(', ')
}
