import type { Locale } from '../../locales/locales.ts'
import { isChinese } from '../../retrieval/is-chinese.ts'
import { type Token, tokenize } from '../../retrieval/tokenize.ts'
import type { SearchDocument } from './documents.ts'

/** A part of a text that matches or does not. */
export type TextPart = { text: string; isMatch: boolean }

/**
 * Splits a text into its matches and the text between them.
 *
 * @param terms index terms of a hit
 * @example splitMatches('Talleres de IA', ['taller'], 'es') // [{ text: 'Talleres', isMatch: true }, { text: ' de IA', … }]
 */
export function splitMatches(text: string, terms: string[], locale: Locale): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const wanted = new Set(terms)
  for (const match of tokenize(text, locale)) {
    if (!wanted.has(match.term)) continue
    // Pairs of Chinese characters overlap, and so do a hyphenated word and its parts.
    const start = Math.max(match.start, end)
    if (match.end <= start) continue
    const last = parts.at(-1)
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false })
    if (last?.isMatch && start === end) last.text += text.slice(start, match.end)
    else parts.push({ text: text.slice(start, match.end), isMatch: true })
    end = match.end
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** About two lines; a Chinese character is as wide as two letters. */
const excerptLength = 170

/** Shorter passages are labels and names, which say little out of context. */
const shortestPassage = 25

/**
 * The excerpt of a result: the passage with the most matching terms, or the description if no passage has more.
 */
export function createExcerpt(document: SearchDocument, terms: string[], locale: Locale): string {
  const wanted = new Set(terms)
  let best = { text: document.description, matches: [] as Token[] }
  let most = 0
  for (const { text, tokens } of readPassages(document, locale)) {
    const matches = tokens.filter(({ term }) => wanted.has(term))
    const count = countTerms(matches)
    if (count > most) [best, most] = [{ text, matches }, count]
  }
  return cutAround(best.text, best.matches[0]?.start ?? 0)
}

type Passage = { text: string; tokens: Token[] }

const passages = new WeakMap<SearchDocument, Passage[]>()

/** The tokenized description and passages of a page, cached because each keystroke shows the same pages again. */
function readPassages(document: SearchDocument, locale: Locale): Passage[] {
  const known = passages.get(document)
  if (known) return known
  const texts = document.sections
    .flatMap(({ passages }) => passages)
    .filter((text) => text.length >= (isChinese(text) ? shortestPassage / 2 : shortestPassage))
  const read = [document.description, ...texts].map((text) => ({ text, tokens: tokenize(text, locale) }))
  passages.set(document, read)
  return read
}

function countTerms(matches: Token[]): number {
  return new Set(matches.map(({ term }) => term)).size
}

/** Cuts a long text around a position, with a third of the excerpt before it. */
function cutAround(text: string, position: number): string {
  const length = isChinese(text.slice(position)) ? excerptLength / 2 : excerptLength
  if (text.length <= length * 1.3) return text
  const start = findGap(text, Math.min(position - length / 3, text.length - length))
  const end = findGap(text, start + length)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}

/** The next place at which a text can be cut: after a space where it has some, anywhere in Chinese. */
function findGap(text: string, position: number): number {
  const start = Math.max(0, Math.round(position))
  if (start === 0 || start >= text.length) return Math.min(start, text.length)
  const gap = text.slice(start, start + 20).search(/\s/)
  return gap < 0 ? start : start + gap + 1
}
