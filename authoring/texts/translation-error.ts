import { defaultLocale, sourceLocale } from '../../locales/locales.ts'
import { describeLanguage, tell } from '../../locales/owner.ts'
import { listPlaceholders } from '../../locales/placeholders.ts'
import { listQuotes } from '../../model/quotes.ts'
import { isDocument, type TextKind, type Translation } from './list-texts.ts'
import { describeTranslation } from './report.ts'

/** Says what a translation has lost of its English, or holds that its kind of text cannot, in the owner's words. */
export function findTranslationError(kind: TextKind, english: string, words: string): string | undefined {
  if (kind === 'interface') return findMessageError(english, words)
  if (isDocument(kind)) return undefined
  if (/[{}<>]/.test(words)) return tell('checks.plain', { signs: '{ } < >' })
  return compareQuotes(english, words)
}

/** Translations that quote other figures or dates than their English; stale ones are reported as stale. */
export function listOtherQuotes(
  translations: Array<Pick<Translation, 'id' | 'file' | 'english' | 'text' | 'freshness'>>,
): string[] {
  return translations.flatMap(({ id, file, english, text, freshness }) => {
    const error = text && freshness !== 'stale' ? compareQuotes(english, text) : undefined
    return error === undefined ? [] : `${describeTranslation({ id, file })}: ${error}`
  })
}

function compareQuotes(english: string, words: string): string | undefined {
  const demand = () => tell('checks.quotes', { language: describeLanguage(defaultLocale) })
  return compare(demand, english, words, (text) => listQuotes(text).map((quote) => `[${quote}]`))
}

/** Says what the interface could not show of a text in one of its languages. A stale one may lack what its English has now. */
export function findBrokenMessage({ kind, english, text, freshness }: Translation): string | undefined {
  return kind === 'interface' && text ? findMessageError(freshness === 'stale' ? text : english, text) : undefined
}

function findMessageError(english: string, words: string): string | undefined {
  try {
    const demand = () => tell('checks.braces', { language: describeLanguage(sourceLocale) })
    return compare(demand, english, words, listPlaceholders)
  } catch {
    return tell('checks.braces.open')
  }
}

/**
 * @param demand says what is wrong, and is asked only then, because a build compares each text
 * @param list what both must have alike, in the same order
 */
export function compare(demand: () => string, english: string, words: string, list: (words: string) => string[]) {
  const [expected, found] = [english, words].map((text) => list(text).join(', ') || '—')
  return expected === found ? undefined : tell('checks.compare', { demand: demand(), expected, found })
}
