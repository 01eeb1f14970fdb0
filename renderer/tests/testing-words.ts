import { listWords } from '../../authoring/texts/list-texts.ts'
import type { Locale } from '../../locales/locales.ts'

/** By language and id. */
let texts: Map<string, string> | undefined

/**
 * The words that visitors read in a language, so that tests hold behaviour and not copy.
 *
 * @param id of an interface text or of a text of `content/`
 * @example words('es', 'contact.form.failed')
 */
export function words(locale: Locale, id: string): string {
  texts ??= new Map(listWords().map((text) => [`${text.locale} ${text.id}`, text.words]))
  const text = texts.get(`${locale} ${id}`)
  if (text === undefined)
    throw new Error(`There is no text "${id}" in ${locale}; npm run content lists what is missing`)
  return text
}
