import type { Locale } from '../locales/locales.ts'

/**
 * Reduces a word to its term in the index: without case, accents and the ending of its number, so that a query in the
 * plural finds the singular. Prefixes and synonyms find the rest. The rules are the light ones of
 * J. Savoy, "Light stemming approaches for the French, Portuguese, German and Hungarian languages" (2006), and of
 * D. Harman, "How effective is suffixing?" (1991), for English.
 *
 * @example stemWord('Auditorías', 'es') // 'auditori'
 */
export function stemWord(word: string, locale: Locale): string {
  const folded = foldAccents(word.toLowerCase())
  return folded.length < 4 ? folded : (stems[locale]?.(folded) ?? folded)
}

/** Takes the accents off: "qué" is typed without it as often. */
export function foldAccents(text: string): string {
  return isAscii.test(text) ? text : text.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}

const isAscii = /^[\p{ASCII}]*$/u

/** Words of a language without a row are not stemmed. */
const stems: Partial<Record<Locale, (word: string) => string>> = {
  en: stemEnglish,
  es: (word) => word.replace(/s$/, '').replace(/[aeo]$/, ''),
  // Paris is not the plural of “pari”.
  fr: (word) => (word === 'paris' ? word : word.replace(/aux$/, 'al').replace(/[sx]$/, '').replace(/e$/, '')),
  // Latin words in Chinese texts are English.
  zh: stemEnglish,
}

function stemEnglish(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/([^isu])s$/, '$1')
}
