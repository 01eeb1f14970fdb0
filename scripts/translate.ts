import type { Edits } from '../authoring/files/journal.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { listTranslations } from '../authoring/texts/list-texts.ts'
import { planBatches } from '../authoring/translate/batches.ts'
import { createClient } from '../authoring/translate/client.ts'
import { draftTexts } from '../authoring/translate/draft-texts.ts'
import { parseEnvironment } from '../environment.ts'
import { runCommand } from './shared/command.ts'
import { selection, selectTranslations } from './shared/selection.ts'

const usage = `npm run translate                         drafts all missing and stale translations
npm run translate -- services.medical-ai  only of these texts; --locale es: only into this language`

await runCommand({ usage, ...selection }, async (given) => {
  const selected = selectTranslations(listTranslations(), given)
  const batches = planBatches(selected)
  const complete = createClient(parseEnvironment(process.env))
  if (batches.length === 0) return 'No translation is missing or stale: nothing to draft.'
  if (!complete) {
    const count = batches.reduce((sum, { translations }) => sum + translations.length, 0)
    return `Would draft the missing and stale texts that \`npm run content\` lists: ${count}, requests: ${batches.length}. Set OPENAI_API_KEY to do it.`
  }
  const save = (edits: Edits, isPart: boolean) => saveForEditor({ id: 'translations', after: 'drafts' }, edits, isPart)
  const { drafted, problems } = await draftTexts(selected, complete, { save, showProgress: console.log })
  if (problems.length > 0) console.error(`Not drafted:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  const text = `Wrote ${drafted.length} drafts. Review them, then \`npm run content -- --accept <id>\`.`
  return { text, code: problems.length > 0 ? 1 : 0 }
})
