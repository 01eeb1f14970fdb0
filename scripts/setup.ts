import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { planField } from '../authoring/fields.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { knownLocales, type Locale, locales } from '../locales/locales.ts'
import { ownerLocale, tell } from '../locales/owner.ts'
import { site } from '../model/kinds/site.ts'
import { parseJson } from '../parse-json.ts'
import { ask } from './shared/ask.ts'
import { type Answer, runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage([
  ['npm run setup', tell('setup.usage')],
  ['npm run setup -- --answers FILE', tell('setup.usage.answers')],
  ['npm run setup -- --json', tell('setup.usage.json')],
])

await runCommand({ usage, flags: ['json'], options: { answers: 'text' } }, async ({ has, get }) => {
  const file = get('answers')
  if (file) {
    const answers = parseJson(file, readFileSync(file, 'utf8'))
    const { language } = Object(Object(answers).owner)
    if (language !== ownerLocale && knownLocales.includes(language)) return startAgain(process.argv.slice(2), language)
    const { planAnswers } = await import('../authoring/setup/plan-answers.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    const { edits, notes } = await planAnswers(answers)
    const changed = await writeChanges({ id: 'setup', after: notes.join(' ') }, edits)
    return [changed, ...notes, tell('setup.restart')].join('\n')
  }
  if (has('json')) {
    const { describeSetup } = await import('../authoring/describe-setup.ts')
    return JSON.stringify(describeSetup(), undefined, 2)
  }
  const chosen = site.owner.language ? undefined : await chooseLanguage()
  if (chosen !== undefined) return startAgain([], chosen)
  console.log(tell('setup.opens', { command: 'npm run setup -- --answers FILE' }))
  const { startEditor } = await import('./edit/start-editor.ts')
  return startEditor({ at: '#setup', isShown: true })
})

/** Starts this command in another language of the owner's: each process has one. */
function startAgain(args: string[], language: string): Answer {
  const options = { stdio: 'inherit', env: { ...process.env, OWNER_LANGUAGE: language } } as const
  const { status } = spawnSync(process.execPath, [import.meta.filename, ...args], options)
  return { text: '', code: status ?? 1 }
}

/** Asks which language the owner reads, in all of them; what comes after is in that one. Undefined if there is no terminal. */
async function chooseLanguage(): Promise<Locale | undefined> {
  const list = knownLocales.map((code) => `  ${code}  ${locales[code].name}`)
  for (;;) {
    const answer = await ask(`${list.join('\n')}\n[${ownerLocale}] `)
    if (answer === undefined) return undefined
    const language = knownLocales.find((code) => code === (answer.toLowerCase() || ownerLocale))
    if (language === undefined) continue
    await saveForEditor({ id: 'site.owner.language', after: language }, planField('site.owner.language', language))
    return language
  }
}
