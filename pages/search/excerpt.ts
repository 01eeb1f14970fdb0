import type { Locale } from '../../locales/locales.ts'
import type { SearchDocument } from './documents.ts'
import { isChinese } from './is-chinese.ts'
import { type Token, tokenize } from './tokenize.ts'

/** A piece of a text, with or without what was searched for. */
export type TextPart = { text: string; isMatch: boolean }

/**
 * Cuts a text where it has what was searched for.
 *
 * @param terms of the index, as a hit has them
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

/** About two lines; a Chinese character takes the room of two letters. */
const excerptLength = 170

/** Shorter ones are labels and names, which say little without their surroundings. */
const shortestPassage = 25

/**
 * What a result shows of its page: the passage that has most of what was searched for, or the page's description where
 * no other has more.
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

/** The description and the passages of a page, cut into words once: the same pages are shown at keystroke after keystroke. */
function readPassages(document: SearchDocument, locale: Locale): Passage[] {
  const known = passages.get(document)
  if (known) return known
  const texts = document.passages.filter(
    (text) => text.length >= (isChinese(text) ? shortestPassage / 2 : shortestPassage),
  )
  const read = [document.description, ...texts].map((text) => ({ text, tokens: tokenize(text, locale) }))
  passages.set(document, read)
  return read
}

function countTerms(matches: Token[]): number {
  return new Set(matches.map(({ term }) => term)).size
}

/** A part of a long text, with a third of its length before the position. */
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
