import type { Locale } from '../locales/locales.ts'
import { memoize } from '../memoize.ts'
import { foldNumber } from './fold-number.ts'

export type Token = { term: string; start: number; end: number }

/** A word of a query with alternative lists of index terms; it matches if a page has all terms of one list. */
export type QueryWord = { text: string; alternatives: string[][] }

/**
 * Chinese has no spaces, and segmenters disagree, so each pair of neighbouring characters is a term: any word of two is found. A word with a
 * hyphen is indexed by its parts and as a whole: "code" and "nocode" both find "no-code".
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

export function listTerms(text: string, locale: Locale): string[] {
  return tokenize(text, locale).map(({ term }) => term)
}

/** By a dictionary, so that two Chinese words do not ask for the pair between them: 'RAG 向量数据库' is 'rag', '向量', '数据库'. */
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

/** Pairs across words: they rank the phrase "向量数据库" above its words, and make up for a dictionary that cuts it in another way. */
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

/** Without case, accents, number and the last vowel of a Spanish or French word, mostly its gender: 'auditori' for 'Auditorías'. */
export function stemWord(word: string, locale: Locale): string {
  const folded = foldNumber(word, locale)
  return folded.length < 4 ? folded : folded.replace(genders[locale] ?? /$/, '')
}

const genders: Partial<Record<Locale, RegExp>> = { es: /[ao]$/, fr: /e$/ }
