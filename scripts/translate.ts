import { readFileSync } from 'node:fs'
import { parseEnvironment } from '../environment.ts'
import { readGlossary } from './texts/glossary.ts'
import { listTranslations } from './texts/list-texts.ts'
import { parseSelection, selectTranslations } from './texts/selection.ts'
import { createClient } from './translate/client.ts'
import { describePlan, draftTexts } from './translate/draft-texts.ts'

const usage = `npm run translate                         drafts all missing and stale translations
npm run translate -- services.medical-ai  only of these texts; --locale es: only into this language`

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run(args: string[]) {
  const { selection, isHelp } = parseSelection(args, usage)
  if (isHelp) return console.log(usage)
  const translations = listTranslations()
  const selected = selectTranslations(translations, selection)
  const plan = describePlan(selected)
  const complete = createClient(parseEnvironment(process.env))
  if (plan.length === 0) return console.log('No translation is missing or stale: nothing to draft.')
  if (!complete) {
    const requests = plan.length === 1 ? 'one request' : `${plan.length} requests`
    return console.log(`${plan.join('\n')}\n\nWould draft these with ${requests}. Set OPENAI_API_KEY to do it.`)
  }
  const context = { rules: readFileSync('locales/glossary.md', 'utf8'), glossary: readGlossary(), translations }
  const { drafted, problems } = await draftTexts(selected, complete, context, { showProgress: console.log })
  console.log(`Wrote ${drafted.length} drafts. Review them, then \`npm run content -- --accept <id>\`.`)
  if (problems.length > 0) console.error(`Not drafted:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
