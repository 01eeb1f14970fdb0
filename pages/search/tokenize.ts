import type { Locale } from '../../locales/locales.ts'
import { isChinese } from './is-chinese.ts'
import { stemWord } from './word-forms.ts'

/** A searchable word and where it stands in its text. */
export type Token = { term: string; start: number; end: number }

/** A word of a query, and the terms of the index that stand for it: one of the lists, with all of its terms. */
export type QueryWord = { text: string; alternatives: string[][] }

/**
 * The words of a text as the index knows them.
 *
 * Chinese has no spaces, and segmenters disagree, so every pair of neighbouring characters is a term: any word of two
 * characters is found, wherever a segmenter would cut. A hyphenated word counts by its parts and as a whole: "no-code"
 * is found by "code" and by "nocode".
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

/**
 * The words that a query asks for. Chinese is cut into words by dictionary, so that a query of two words does not ask
 * for the pair of characters between them.
 *
 * @example tokenizeQuery('RAG 向量数据库', 'zh').map(({ text }) => text) // ['rag', '向量', '数据库']
 */
export function tokenizeQuery(query: string, locale: Locale): QueryWord[] {
  return [...query.matchAll(runs)].flatMap(([run]) => {
    if (isChinese(run)) return cutChinese(run).map((text) => ({ text, alternatives: [pairUp(text)] }))
    const parts = run.split(hyphens)
    const text = stemWord(parts.join(''), locale)
    const asParts = parts.length > 1 ? [parts.map((part) => stemWord(part, locale))] : []
    return [{ text, alternatives: [[text], ...asParts] }]
  })
}

const hyphens = /[-‐‑]/

/** Runs of Chinese characters, and Latin words with the hyphens inside of them. */
const runs =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:[-‐‑](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*/gu

function pairUp(run: string): string[] {
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

/**
 * The pairs of a query's Chinese characters that its words do not have: they tell "向量数据库" in one piece from its parts
 * anywhere, and make up for a dictionary that cuts it otherwise.
 */
export function listBridges(query: string): string[] {
  return [...query.matchAll(runs)].flatMap(([run]) => {
    if (!isChinese(run)) return []
    const inWords = new Set(cutChinese(run).flatMap(pairUp))
    return pairUp(run).filter((pair) => !inWords.has(pair))
  })
}

let segmenter: Intl.Segmenter | undefined

/** Single characters inside of a longer query are particles for the most part: 的, 和, 吗. */
function cutChinese(run: string): string[] {
  if (run.length < 3) return [run]
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const words = [...segmenter.segment(run)].map(({ segment }) => segment).filter((word) => word.length > 1)
  return words.length > 0 ? words : [run]
}
