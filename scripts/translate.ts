import type { Edits } from '../authoring/files/journal.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { listTranslations } from '../authoring/texts/list-texts.ts'
import { planBatches } from '../authoring/translate/batches.ts'
import { createClient } from '../authoring/translate/client.ts'
import { draftTexts } from '../authoring/translate/draft-texts.ts'
import { parseEnvironment } from '../environment.ts'
import { loadOwnerI18n } from '../locales/owner.ts'
import { runCommand, writeUsage } from './shared/command.ts'
import { selection, selectTranslations } from './shared/selection.ts'

const i18n = loadOwnerI18n('scripts/texts')

const usage = writeUsage([
  ['npm run translate', i18n.t('texts.usage.translate')],
  ['npm run translate -- services.medical-ai --locale es', i18n.t('texts.usage.translate.some')],
])

await runCommand({ usage, ...selection }, async (given) => {
  const selected = selectTranslations(listTranslations(), given)
  const batches = planBatches(selected)
  const complete = createClient(parseEnvironment(process.env))
  if (batches.length === 0) return i18n.t('texts.nothing')
  if (!complete) {
    const count = batches.reduce((sum, { translations }) => sum + translations.length, 0)
    return i18n.t('texts.would', { count, requests: batches.length })
  }
  const save = (edits: Edits, isPart: boolean) =>
    saveForEditor({ id: 'translations', after: i18n.t('texts.change.drafts') }, edits, isPart)
  const { drafted, problems } = await draftTexts(selected, complete, { save, showProgress: console.log })
  if (problems.length > 0) console.error([i18n.t('texts.failed'), ...problems].join('\n  '))
  const text = i18n.t('texts.drafted', { count: drafted.length })
  return { text, code: problems.length > 0 ? 1 : 0 }
})
