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
  en: createVocabulary(englishWords),
  es: createVocabulary(spanishWords),
  fr: createVocabulary(frenchWords),
  zh: createVocabulary(chineseWords),
}

function createVocabulary(words: VocabularyWords): Vocabulary {
  return new Map(
    Object.entries(words).flatMap(([name, phrases]) => {
      const meaning = readMeaning(name)
      return phrases.split(',').map((phrase) => [createPhraseKey(phrase), meaning] as const)
    }),
  )
}

/** A phrase that begins with `=` is compared with its accents: French `où` is not `ou`. */
export function createPhraseKey(phrase: string): string {
  return phrase.startsWith('=') ? phrase : createKey(phrase)
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
