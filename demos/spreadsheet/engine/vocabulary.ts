import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { Grain } from '../../shared/calendar.ts'
import { englishWords } from './vocabulary/en.ts'
import { spanishWords } from './vocabulary/es.ts'
import { frenchWords } from './vocabulary/fr.ts'
import { chineseWords } from './vocabulary/zh.ts'
import { createKey } from './words.ts'

export type Aggregate = 'sum' | 'average' | 'count' | 'distinct' | 'min' | 'max' | 'median'
export type Comparison = '=' | '<>' | '>' | '>=' | '<' | '<='

/** The meanings of a question's words, in any language. */
export type Meaning =
  | { kind: 'aggregate'; aggregate: Aggregate }
  | { kind: 'compare'; comparison: Comparison }
  | { kind: 'superlative'; direction: 'highest' | 'lowest' }
  | { kind: 'grain'; grain: Grain; isAdverb: boolean }
  | { kind: 'month'; month: number }
  | { kind: 'quarter'; quarter: number }
  | { kind: 'number'; value: number }
  | { kind: 'bound'; bound: 'since' | 'until' | 'before' | 'after' }
  | { kind: SimpleKind }

/**
 * by: the next words are groups · each: the same, before or after its noun · not: turns the next condition around · of: may
 * stand inside a date · from, to: ends of a range, otherwise nothing · list: asks for rows · relative: a period that depends
 * on today · filler: carries no meaning for a calculation
 */
export type SimpleKind =
  | 'by'
  | 'each'
  | 'where'
  | 'is'
  | 'not'
  | 'between'
  | 'and'
  | 'or'
  | 'of'
  | 'from'
  | 'to'
  | 'which'
  | 'trend'
  | 'share'
  | 'list'
  | 'relative'
  | 'filler'

/** Phrases by meaning, separated by commas; compared without accents, case and plural. */
export type VocabularyWords = Record<string, string>

/** Meanings by key, for one language. */
export type Vocabulary = Map<string, Meaning>

export const vocabularies: Record<DemoLocale, Vocabulary> = {
  en: createVocabulary(englishWords, 'en'),
  es: createVocabulary(spanishWords, 'es'),
  fr: createVocabulary(frenchWords, 'fr'),
  zh: createVocabulary(chineseWords, 'zh'),
}

function createVocabulary(words: VocabularyWords, locale: DemoLocale): Vocabulary {
  const meanings = Object.entries(words).flatMap(([name, phrases]) => {
    const meaning = readMeaning(name)
    return phrases.split(',').map((phrase) => [createPhraseKey(phrase, locale), meaning] as const)
  })
  const feminine =
    locale === 'fr'
      ? meanings.flatMap(([key, meaning]) => listFeminine(key).map((form) => [form, meaning] as const))
      : []
  return new Map([...feminine, ...meanings])
}

/** `supérieur ou égal à` has its feminine `supérieure ou égale à`: the phrases say each adjective once. */
function listFeminine(key: string): string[] {
  return key
    .split(' ')
    .reduce(
      (starts: string[][], word) => {
        const forms = /[deilrstu]$/.test(word) && word.length > 3 ? [word, `${word}e`] : [word]
        return starts.flatMap((start) => forms.map((form) => [...start, form]))
      },
      [[]],
    )
    .map((words) => words.join(' '))
}

/** A phrase that begins with `=` is compared with its accents: French `où` is not `ou`. */
export function createPhraseKey(phrase: string, locale: DemoLocale): string {
  return phrase.startsWith('=') ? phrase : createKey(phrase, locale)
}

/** `aggregate sum`, `grain month adverb`, `filler`: a row's name in the tables says its meaning. */
function readMeaning(name: string): Meaning {
  const [kind = '', detail = '', extra] = name.split(' ')
  switch (kind) {
    case 'aggregate':
      return { kind, aggregate: detail as Aggregate }
    case 'compare':
      return { kind, comparison: detail as Comparison }
    case 'superlative':
      return { kind, direction: detail as 'highest' | 'lowest' }
    case 'grain':
      return { kind, grain: detail as Grain, isAdverb: extra === 'adverb' }
    case 'month':
      return { kind, month: Number(detail) }
    case 'quarter':
      return { kind, quarter: Number(detail) }
    case 'number':
      return { kind, value: Number(detail) }
    case 'bound':
      return { kind, bound: detail as 'since' | 'until' | 'before' | 'after' }
    default:
      return { kind: kind as SimpleKind }
  }
}
