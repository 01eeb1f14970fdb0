import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import { monthNames } from '../../../shared/calendar.ts'
import { comparisonWords } from '../../../shared/sentences/comparison-words.ts'
import { splitWords } from '../../../shared/split-words.ts'

/** The months of a language as rows of its vocabulary. */
export function listMonths(locale: DemoLocale): Record<string, string> {
  return Object.fromEntries(monthNames[locale].map((names, index) => [`month ${index + 1}`, names.join(',')]))
}

/** @param text `1 one, 2 two`; of several words for one number: `2 二/两` */
export function listNumbers(text: string): Record<string, string> {
  const entries = splitWords(text).map((entry) => entry.split(' '))
  return Object.fromEntries(entries.map(([value, words = '']) => [`number ${value}`, words.replaceAll('/', ',')]))
}

/** Comparisons of one language: `compare >` and its like, and `between`. */
export function listComparisons(locale: DemoLocale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(comparisonWords[locale]).map(([name, words]) => [
      name === 'between' ? name : `compare ${name}`,
      words,
    ]),
  )
}
