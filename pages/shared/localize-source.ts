import type { Locale } from '../../locales/locales.ts'

/** The codes of EUR-Lex for the languages of the Union; it has no other. */
const codes: Partial<Record<Locale, string>> = { en: 'eng', es: 'spa', fr: 'fra' }

/** The address of an official text in the reader's language, where its publisher has one by address. */
export function localizeSource(url: string, locale: Locale): string {
  return /^https:\/\/eur-lex\.europa\.eu\/eli\/.*\/oj$/.test(url) ? `${url}/${codes[locale] ?? 'eng'}` : url
}
