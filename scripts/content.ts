import { listUncheckedLaws } from '../content/laws.ts'
import { describeSample, listSamples } from '../content/samples.ts'
import { listTranslations } from './texts/list-texts.ts'
import { listOtherQuotes } from './texts/quotes.ts'
import { describeTranslation, describeTranslations, listUntrueTranslations } from './texts/report.ts'
import { parseSelection, selectTranslations } from './texts/selection.ts'
import { acceptTranslations } from './texts/write-texts.ts'

const usage = `npm run content                                  what is missing, stale, a draft, or of unknown origin
npm run content -- services.medical-ai           the same of some texts; --locale es: of one language
npm run content -- --accept services.medical-ai  marks their translations as reviewed and up to date`

try {
  run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function run(args: string[]) {
  const { selection, accept, isHelp } = parseSelection(args, usage)
  if (isHelp) return console.log(usage)
  if (accept) {
    const accepted = acceptTranslations(selectTranslations(listTranslations(), selection))
    console.log(`Accepted ${accepted.length} translations: made from the present English, and reviewed.`)
  }
  const translations = selectTranslations(listTranslations(), selection)
  console.log(describeTranslations(translations).join('\n'))
  if (translations.some(({ freshness }) => freshness === 'unknown')) {
    console.log(
      '\nunknown: no note of the English it was made from. Read it against the English, then --accept its id.',
    )
  }
  if (selection.id === '') {
    const samples = listSamples()
    console.log(`\n${samples.length} samples, which a public build refuses:`)
    console.log(samples.map((sample) => `  ${describeSample(sample)}`).join('\n'))
  }
  const untrue = listUntrueTranslations(translations)
  if (untrue.length > 0) {
    console.error(`\n${untrue.length} stale translations say what is no longer true of people, figures or the law:`)
    console.error(untrue.map((translation) => `  ${describeTranslation(translation)}`).join('\n'))
  }
  const otherQuotes = listOtherQuotes(translations)
  if (otherQuotes.length > 0) {
    console.error('\nTranslations that quote other figures or dates than their English:')
    console.error(otherQuotes.map((problem) => `  ${problem}`).join('\n'))
  }
  const unchecked = listUncheckedLaws(new Date().toISOString().slice(0, 10))
  if (unchecked.length > 0) {
    console.warn(
      '\nRows of content/laws.json that nobody has checked for 60 days; open their source, then set `checked`:',
    )
    console.warn(unchecked.map(({ id, source, checked }) => `  ${id} (${checked}): ${source}`).join('\n'))
  }
  process.exitCode =
    untrue.length > 0 || otherQuotes.length > 0 || translations.some(({ freshness }) => freshness === 'missing') ? 1 : 0
}
