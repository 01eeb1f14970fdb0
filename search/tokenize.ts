import type { Locale } from '../locales/locales.ts'
import { memoize } from '../memoize.ts'
import { foldNumber } from './fold-number.ts'

export type Token = { term: string; start: number; end: number }

/** A word of a query with alternative lists of index terms; it matches if a page has all terms of one list. */
export type QueryWord = { text: string; alternatives: string[][] }

/**
 * Splits a text into the terms of the index.
 *
 * Chinese has no spaces, and segmenters disagree, so each pair of neighbouring characters is a term: any word of two
 * characters is found, whatever a segmenter does. A hyphenated word is indexed by its parts and as a whole: "code" and
 * "nocode" both find "no-code".
 */
export function tokenize(text: string, locale: Locale): Token[] {
  const tokens: Token[] = []
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (isChinese(run)) {
      pairUp(run).forEach((term, i) => {
        tokens.push({ term, start: index + i, end: index + i + term.length })
      })
    } else {
      addWords(run, index, locale, tokens)
    }
  }
  return tokens
}

/** The terms of a text alone. */
export function listTerms(text: string, locale: Locale): string[] {
  return tokenize(text, locale).map(({ term }) => term)
}

/**
 * Splits a query into words. Chinese is segmented by dictionary, so that two words do not ask for the pair of characters
 * between them.
 *
 * @example tokenizeQuery('RAG 向量数据库', 'zh').map(({ text }) => text) // ['rag', '向量', '数据库']
 */
export function tokenizeQuery(query: string, locale: Locale, cut = cutChinese): QueryWord[] {
  return [...query.matchAll(runs)].flatMap(([run]) => {
    if (isChinese(run)) return cut(run).map((text) => ({ text, alternatives: [pairUp(text)] }))
    const parts = run.split(hyphens)
    const text = stemWord(parts.join(''), locale)
    const asParts = parts.length > 1 ? [parts.map((part) => stemWord(part, locale))] : []
    return [{ text, alternatives: [[text], ...asParts] }]
  })
}

const hyphens = /[-‐‑]/

/** Runs of Chinese characters, and other words including inner hyphens. */
const runs =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:[-‐‑](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*/gu

export function pairUp(run: string): string[] {
  return run.length < 3 ? [run] : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))
}

function addWords(run: string, offset: number, locale: Locale, tokens: Token[]) {
  const parts = run.split(hyphens)
  let start = offset
  for (const part of parts) {
    tokens.push({ term: stemWord(part, locale), start, end: start + part.length })
    start += part.length + 1
  }
  if (parts.length > 1) tokens.push({ term: stemWord(parts.join(''), locale), start: offset, end: offset + run.length })
}

/** The Chinese phrases of a query, of two words or more: "向量数据库". */
export function listPhrases(query: string): string[] {
  return [...query.matchAll(runs)].flatMap(([run]) => (isChinese(run) && !cutChinese(run).includes(run) ? [run] : []))
}

/**
 * The pairs of Chinese characters across the words of a query: they rank the phrase "向量数据库" above its separate words,
 * and compensate for a dictionary that segments it differently.
 */
export function listBridges(query: string): string[] {
  return [...query.matchAll(runs)].flatMap(([run]) => {
    if (!isChinese(run)) return []
    const inWords = new Set(cutChinese(run).flatMap(pairUp))
    return pairUp(run).filter((pair) => !inWords.has(pair))
  })
}

const getSegmenter = memoize(() => new Intl.Segmenter('zh', { granularity: 'word' }))

/** Segments a run by dictionary, without single characters, which are mostly particles in a longer query: 的, 和, 吗. */
function cutChinese(run: string): string[] {
  if (run.length < 3) return [run]
  const words = segmentChinese(run).filter((word) => word.length > 1)
  return words.length > 0 ? words : [run]
}

export function segmentChinese(run: string): string[] {
  return [...getSegmenter().segment(run)].map(({ segment }) => segment)
}

export function isChinese(text: string): boolean {
  return /^\p{Script=Han}/u.test(text)
}

/**
 * Reduces a word to its term in the index: without case, accents, number and the last vowel of a Spanish or French word, which mostly
 * tells its gender. Prefixes and synonyms find the rest.
 *
 * @example stemWord('Auditorías', 'es') // 'auditori'
 */
export function stemWord(word: string, locale: Locale): string {
  const folded = foldNumber(word, locale)
  return folded.length < 4 ? folded : folded.replace(genders[locale] ?? /$/, '')
}

const genders: Partial<Record<Locale, RegExp>> = { es: /[ao]$/, fr: /e$/ }
