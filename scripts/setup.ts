import { readFileSync } from 'node:fs'
import { parseJson } from '../owner-files.ts'
import { runCommand } from './shared/command.ts'

const usage = `npm run setup                       opens "Make it yours" in the editor
npm run setup -- --answers FILE     takes the same answers from a JSON file (docs/owner.md)
npm run setup -- --json             what there is to answer, with what stands there now`

await runCommand({ usage, flags: ['json'], options: { answers: 'text' } }, async ({ has, get }) => {
  const file = get('answers')
  if (file) {
    const { planAnswers } = await import('../authoring/setup/plan-answers.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    const { edits, notes } = await planAnswers(parseJson(file, readFileSync(file, 'utf8')))
    return [...notes, await writeChanges({ id: 'setup', after: notes.join(' ') }, edits)].join('\n')
  }
  if (has('json')) {
    const { describeSetup } = await import('../authoring/setup/describe-setup.ts')
    return JSON.stringify(describeSetup(), undefined, 2)
  }
  console.log('Setup asks in the editor, which starts now. From a file: npm run setup -- --answers FILE')
  const { startEditor } = await import('./edit/start-editor.ts')
  return startEditor({ at: '#setup', isShown: true })
})
