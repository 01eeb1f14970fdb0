import { site } from './kinds/site.ts'

/** The languages of the sessions, all that one can write in, and those of the pages. */
export const languageUses = ['teaching', 'correspondence', 'pages'] as const

export type LanguageUse = (typeof languageUses)[number]

export function listLanguageCodes(use: LanguageUse): string[] {
  if (use === 'pages') return [...site.languages]
  const { languages } = site.owner
  return languages.filter((language) => use === 'correspondence' || language.use === use).map(({ code }) => code)
}

/** The same within a sentence of a language, that one first: "English or Spanish". */
export function nameLanguages(locale: string, use: LanguageUse): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const codes = listLanguageCodes(use).toSorted((a, b) => Number(b === locale) - Number(a === locale))
  const named = codes.map((code) => names.of(code) ?? code)
  return listAlternatives(locale, named)
}

/** "English, Spanish or French": the texts of this site put no comma before the last item, as Intl does in English. */
export function listAlternatives(locale: string, items: string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(items).replace(/, or /, ' or ')
}
