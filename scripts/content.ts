import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { planMine } from '../authoring/shipped.ts'
import { listTranslations, type Translation } from '../authoring/texts/list-texts.ts'
import { describeTranslation, describeTranslations, listUntrueTranslations } from '../authoring/texts/report.ts'
import { listOtherQuotes } from '../authoring/texts/translation-error.ts'
import { planAcceptance } from '../authoring/texts/write-texts.ts'
import { tell } from '../locales/owner.ts'
import { listUncheckedLaws } from '../model/kinds/laws.ts'
import { describeSample, listSamples } from '../model/samples.ts'
import { today } from '../model/today.ts'
import { runCommand, writeUsage } from './shared/command.ts'
import { selection, selectTranslations } from './shared/selection.ts'

const usage = writeUsage([
  ['npm run content', tell('texts.usage.content')],
  ['npm run content -- services.medical-ai --locale es', tell('texts.usage.content.some')],
  ['npm run content -- --accept services.medical-ai', tell('texts.usage.accept')],
  ['npm run content -- --mine services.medical-ai', tell('texts.usage.mine')],
])

await runCommand({ usage, flags: ['accept', 'mine'], ...selection }, async (given) => {
  if (given.has('mine')) {
    const { edits, count } = planMine(given.argument)
    await saveForEditor({ id: 'words', after: tell('texts.change.mine', { id: given.argument || '*' }) }, edits)
    return tell('texts.mine', { count })
  }
  const select = () => selectTranslations(listTranslations(), given)
  const accepted = given.has('accept') ? await accept(select()) : undefined
  const translations = select()
  const isOfUnknown = translations.some(({ freshness }) => freshness === 'unknown')
  const untrue = listUntrueTranslations(translations)
  const otherQuotes = listOtherQuotes(translations)
  const unchecked = listUncheckedLaws(today()).map(({ id, source, checked }) => `${id} (${checked}): ${source}`)
  const samples = given.argument === '' ? listSamples().map(describeSample) : []
  const parts = [
    accepted && tell('texts.accepted', { count: accepted.length }),
    describeTranslations(translations).join('\n'),
    isOfUnknown && tell('texts.unknown'),
    list(tell('texts.samples', { count: samples.length }), samples),
    list(tell('texts.untrue', { count: untrue.length }), untrue.map(describeTranslation)),
    list(tell('texts.quotes'), otherQuotes),
    list(tell('texts.laws'), unchecked),
  ]
  const isWrong =
    untrue.length + otherQuotes.length > 0 || translations.some(({ freshness }) => freshness === 'missing')
  return { text: parts.filter(Boolean).join('\n\n'), code: isWrong ? 1 : 0 }
})

async function accept(translations: Translation[]): Promise<Translation[]> {
  const { edits, written } = planAcceptance(translations)
  await saveForEditor({ id: 'translations', after: tell('texts.change.right') }, edits)
  return written
}

/** Nothing where there are no entries. */
function list(title: string, entries: string[]): string | undefined {
  return entries.length > 0 ? `${title}\n${entries.map((entry) => `  ${entry}`).join('\n')}` : undefined
}
