import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { planMine } from '../authoring/shipped.ts'
import { listTranslations, type Translation } from '../authoring/texts/list-texts.ts'
import { describeTranslation, describeTranslations, listUntrueTranslations } from '../authoring/texts/report.ts'
import { listOtherQuotes } from '../authoring/texts/translation-error.ts'
import { planAcceptance } from '../authoring/texts/write-texts.ts'
import { listUncheckedLaws } from '../model/kinds/laws.ts'
import { describeSample, listSamples } from '../model/samples.ts'
import { today } from '../model/today.ts'
import { runCommand } from './shared/command.ts'
import { selection, selectTranslations } from './shared/selection.ts'

const usage = `npm run content                                  what is missing, stale, a draft, or of unknown origin
npm run content -- services.medical-ai           the same of some texts; --locale es: of one language
npm run content -- --accept services.medical-ai  marks their translations as reviewed and up to date
npm run content -- --mine services.medical-ai    its words are yours although the site came with them; so --mine /services/medical-ai, or all`

await runCommand({ usage, flags: ['accept', 'mine'], ...selection }, async (given) => {
  if (given.has('mine')) return takeAsMine(given.argument)
  const select = () => selectTranslations(listTranslations(), given)
  const accepted = given.has('accept') ? await accept(select()) : undefined
  const translations = select()
  const isOfUnknown = translations.some(({ freshness }) => freshness === 'unknown')
  const untrue = listUntrueTranslations(translations)
  const otherQuotes = listOtherQuotes(translations)
  const unchecked = listUncheckedLaws(today())
  const samples = given.argument === '' ? listSamples().map(describeSample) : []
  const parts = [
    accepted && `Accepted ${accepted.length} translations: made from the present English, and reviewed.`,
    describeTranslations(translations).join('\n'),
    isOfUnknown &&
      'unknown: no note of the English it was made from. Read it against the English, then --accept its id.',
    list(`${samples.length} samples, which a public build refuses:`, samples),
    list(
      `${untrue.length} stale translations say what is no longer true of people, figures or the law:`,
      untrue.map(describeTranslation),
    ),
    list('Translations that quote other figures or dates than their English:', otherQuotes),
    list(
      'Rows of content/laws.json that nobody has checked for 60 days; open their source, then set `checked`:',
      unchecked.map(({ id, source, checked }) => `${id} (${checked}): ${source}`),
    ),
  ]
  const isWrong =
    untrue.length + otherQuotes.length > 0 || translations.some(({ freshness }) => freshness === 'missing')
  return { text: parts.filter(Boolean).join('\n\n'), code: isWrong ? 1 : 0 }
})

async function takeAsMine(chosen: string): Promise<string> {
  const { edits, count } = planMine(chosen)
  await saveForEditor({ id: 'words', after: `mine now: ${chosen || 'all'}` }, edits)
  return `${count} texts are yours now.`
}

async function accept(translations: Translation[]): Promise<Translation[]> {
  const { edits, written } = planAcceptance(translations)
  await saveForEditor({ id: 'translations', after: 'still right' }, edits)
  return written
}

/** Nothing where there are no entries. */
function list(title: string, entries: string[]): string | undefined {
  return entries.length > 0 ? `${title}\n${entries.map((entry) => `  ${entry}`).join('\n')}` : undefined
}
