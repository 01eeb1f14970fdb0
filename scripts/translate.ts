import type { Edits } from '../authoring/files/journal.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { listTranslations } from '../authoring/texts/list-texts.ts'
import { planBatches } from '../authoring/translate/batches.ts'
import { createClient } from '../authoring/translate/client.ts'
import { draftTexts } from '../authoring/translate/draft-texts.ts'
import { parseEnvironment } from '../environment.ts'
import { tell } from '../locales/owner.ts'
import { runCommand, writeUsage } from './shared/command.ts'
import { selection, selectTranslations } from './shared/selection.ts'

const usage = writeUsage([
  ['npm run translate', tell('texts.usage.translate')],
  ['npm run translate -- services.medical-ai --locale es', tell('texts.usage.translate.some')],
])

await runCommand({ usage, ...selection }, async (given) => {
  const selected = selectTranslations(listTranslations(), given)
  const batches = planBatches(selected)
  const complete = createClient(parseEnvironment(process.env))
  if (batches.length === 0) return tell('texts.nothing')
  if (!complete) {
    const count = batches.reduce((sum, { translations }) => sum + translations.length, 0)
    return tell('texts.would', { count, requests: batches.length })
  }
  const save = (edits: Edits, isPart: boolean) =>
    saveForEditor({ id: 'translations', after: tell('texts.change.drafts') }, edits, isPart)
  const { drafted, problems } = await draftTexts(selected, complete, { save, showProgress: console.log })
  if (problems.length > 0) console.error([tell('texts.failed'), ...problems].join('\n  '))
  return { text: tell('texts.drafted', { count: drafted.length }), code: problems.length > 0 ? 1 : 0 }
})
