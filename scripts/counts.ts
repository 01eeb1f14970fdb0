import { describeSums, readSums } from '../functions/counts/read-counts.ts'
import { writeWeek } from '../functions/owner/visits.ts'
import { tell } from '../locales/owner.ts'
import { writeUsage } from './shared/command.ts'
import { defineDatabaseCommand, deployedUsage } from './shared/database-command.ts'

const usage = writeUsage([
  ['npm run counts', tell('counts.usage')],
  ['npm run counts -- --json', tell('counts.usage.json')],
  deployedUsage,
])

export default defineDatabaseCommand({ name: 'counts', usage, flags: ['json'] }, async ({ has }, place) =>
  has('json')
    ? JSON.stringify(describeSums(await readSums()), null, 2)
    : (await writeWeek(place.environment)).join('\n\n'),
)
