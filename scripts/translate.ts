import { parseEnvironment } from '../environment.ts'
import { defineCommand, printAnswer } from './command.ts'
import { listTranslations } from './texts/list-texts.ts'
import { selection, selectTranslations } from './texts/selection.ts'
import { createClient } from './translate/client.ts'
import { describePlan, draftTexts } from './translate/draft-texts.ts'

const usage = `npm run translate                         drafts all missing and stale translations
npm run translate -- services.medical-ai  only of these texts; --locale es: only into this language`

const translate = defineCommand({ usage, ...selection }, async (given) => {
  const translations = listTranslations()
  const selected = selectTranslations(translations, given)
  const plan = describePlan(selected)
  const complete = createClient(parseEnvironment(process.env))
  if (plan.length === 0) return 'No translation is missing or stale: nothing to draft.'
  if (!complete) {
    const requests = plan.length === 1 ? 'one request' : `${plan.length} requests`
    return `${plan.join('\n')}\n\nWould draft these with ${requests}. Set OPENAI_API_KEY to do it.`
  }
  const { drafted, problems } = await draftTexts(selected, complete, { showProgress: console.log })
  if (problems.length > 0) console.error(`Not drafted:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  const text = `Wrote ${drafted.length} drafts. Review them, then \`npm run content -- --accept <id>\`.`
  return { text, code: problems.length > 0 ? 1 : 0 }
})

await printAnswer(() => translate(process.argv.slice(2)))
