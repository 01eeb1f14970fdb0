import { readFileSync } from 'node:fs'
import { parseOptions } from './parse-options.ts'

const usage = `npm run setup                       makes the site yours, by questions; an empty answer leaves things as they are
npm run setup -- --answers FILE     the same from a JSON file (docs/owner.md)
npm run setup -- --json             what there is to answer, with what stands there now`

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run() {
  const options = {
    answers: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const
  const { answers: file, json, help } = parseOptions({ options }, usage).values
  if (help) return console.log(usage)
  const { describeSetup } = await import('./setup/describe-setup.ts')
  if (json) return console.log(JSON.stringify(describeSetup(), undefined, 2))
  const { askAnswers } = await import('./setup/ask-answers.ts')
  const { planAnswers } = await import('./setup/plan-answers.ts')
  const { writeChanges } = await import('./setup/plan-changes.ts')
  const { changes, notes } = await planAnswers(file ? readAnswersFile(file) : await askAnswers(describeSetup()))
  writeChanges(changes)
  for (const note of notes) console.log(note)
  const { printChanges } = await import('./setup/print-changes.ts')
  await printChanges(changes)
}

function readAnswersFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is no JSON file that can be read: ${error instanceof Error ? error.message : error}`)
  }
}
