import { describeSums, readSums } from '../functions/counts/read-counts.ts'
import { writeWeek } from '../functions/owner/visits.ts'
import { writeUsage } from './shared/command.ts'
import { defineDatabaseCommand, deployedUsage } from './shared/database-command.ts'

const usage = writeUsage([
  ['npm run counts', 'visits, machines and topics without an answer: the last seven days beside those before'],
  ['npm run counts -- --json', 'the sums of each day, for programs; 1 and 2 are "<3"'],
  deployedUsage,
])

export default defineDatabaseCommand({ name: 'counts', usage, flags: ['json'] }, async ({ has }, place) =>
  has('json')
    ? JSON.stringify(describeSums(await readSums()), null, 2)
    : (await writeWeek(place.environment)).join('\n\n'),
)
