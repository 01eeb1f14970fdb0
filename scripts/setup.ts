import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { planField } from '../authoring/fields.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { knownLocales, locales } from '../locales/locales.ts'
import { ownerLocale, tell } from '../locales/owner.ts'
import { site } from '../model/kinds/site.ts'
import { parseJson } from '../parse-json.ts'
import { ask } from './shared/ask.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage([
  ['npm run setup', tell('setup.usage')],
  ['npm run setup -- --answers FILE', tell('setup.usage.answers')],
  ['npm run setup -- --json', tell('setup.usage.json')],
])

await runCommand({ usage, flags: ['json'], options: { answers: 'text' } }, async ({ has, get }) => {
  const file = get('answers')
  if (file) {
    const { planAnswers } = await import('../authoring/setup/plan-answers.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    const { edits, notes } = await planAnswers(parseJson(file, readFileSync(file, 'utf8')))
    const changed = await writeChanges({ id: 'setup', after: notes.join(' ') }, edits)
    return [changed, ...notes, tell('setup.restart')].join('\n')
  }
  if (has('json')) {
    const { describeSetup } = await import('../authoring/describe-setup.ts')
    return JSON.stringify(describeSetup(), undefined, 2)
  }
  if (!site.owner.language && (await chooseLanguage())) {
    // Each process has one language.
    const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' })
    return { text: '', code: status ?? 1 }
  }
  console.log(tell('setup.opens', { command: 'npm run setup -- --answers FILE' }))
  const { startEditor } = await import('./edit/start-editor.ts')
  return startEditor({ at: '#setup', isShown: true })
})

/** Asks which language the owner reads, in all of them; what comes after is in that one. False if there is no terminal. */
async function chooseLanguage(): Promise<boolean> {
  const list = knownLocales.map((code) => `  ${code}  ${locales[code].name}`)
  for (;;) {
    const answer = await ask(`${list.join('\n')}\n[${ownerLocale}] `)
    if (answer === undefined) return false
    const language = knownLocales.find((code) => code === (answer.toLowerCase() || ownerLocale))
    if (language === undefined) continue
    await saveForEditor({ id: 'site.owner.language', after: language }, planField('site.owner.language', language))
    return true
  }
}
