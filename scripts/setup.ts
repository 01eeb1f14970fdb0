import { readFileSync } from 'node:fs'
import { parseJson } from '../owner-files.ts'
import { ask, runCommand } from './command.ts'

const usage = `npm run setup                       makes the site yours, by questions; an empty answer leaves things as they are
npm run setup -- --answers FILE     the same from a JSON file (docs/owner.md)
npm run setup -- --json             what there is to answer, with what stands there now`

await runCommand({ usage, flags: ['json'], options: { answers: 'text' } }, async ({ has, get }) => {
  const { describeSetup } = await import('./setup/describe-setup.ts')
  if (has('json')) return JSON.stringify(describeSetup(), undefined, 2)
  const { askAnswers } = await import('./setup/ask-answers.ts')
  const { planAnswers } = await import('./setup/plan-answers.ts')
  const { writeChanges } = await import('./setup/write-changes.ts')
  const file = get('answers')
  if (!file && !process.stdin.isTTY) throw new Error('Questions need a terminal; else: npm run setup -- --answers FILE')
  const { edits, notes } = await planAnswers(
    file ? parseJson(file, readFileSync(file, 'utf8')) : await askAnswers(describeSetup(), ask),
  )
  return [...notes, await writeChanges({ id: 'setup', after: notes.join(' ') }, edits)].join('\n')
})
