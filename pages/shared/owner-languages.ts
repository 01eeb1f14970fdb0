import { site } from '../../content/site.ts'
import type { Locale } from '../../locales/locales.ts'

/** Codes of the languages of the sessions, or of all that one can write in. */
export function listLanguageCodes(use: 'teaching' | 'correspondence'): string[] {
  const { languages } = site.owner
  return languages.filter((language) => use === 'correspondence' || language.use === use).map(({ code }) => code)
}

/** The same in words that stand alone, that of the page first: "English or Spanish". */
export function nameLanguages(locale: Locale, use: 'teaching' | 'correspondence'): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const codes = listLanguageCodes(use).toSorted((a, b) => Number(b === locale) - Number(a === locale))
  const words = list.format(codes.map((code) => names.of(code) ?? code))
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
