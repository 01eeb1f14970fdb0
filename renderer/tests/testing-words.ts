import { listEnglishTexts, listInAllLanguages, listWords } from '../../authoring/texts/list-texts.ts'
import type { Locale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'

const listTexts = memoize(() => Map.groupBy(listEnglishTexts(), ({ id }) => id))

/** Each process needs few of the texts, and to read all in each language takes a second. */
const listWordsOf = memoize((id: string) => listWords(listInAllLanguages(listTexts().get(id) ?? [])))

/**
 * The words that visitors read in a language, so that tests hold behaviour and not copy.
 *
 * @param id of an interface text or of a text of `content/`
 * @example words('es', 'contact.form.failed')
 */
export function words(locale: Locale, id: string): string {
  const text = listWordsOf(id).find((each) => each.locale === locale)
  if (!text) throw new Error(`There is no text "${id}" in ${locale}; npm run content lists what is missing`)
  return text.words
}
