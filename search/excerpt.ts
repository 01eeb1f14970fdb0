import type { Locale } from '../locales/locales.ts'
import { isChinese, tokenize } from './tokenize.ts'

export type TextPart = { text: string; isMatch: boolean }

/** @example splitMatches('Talleres de IA', ['taller'], 'es') // [{ text: 'Talleres', isMatch: true }, { text: ' de IA', … }] */
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

/** Cuts a long passage around the first word that matches, with a third of the excerpt before it. */
export function createExcerpt(text: string, terms: string[], locale: Locale): string {
  const least = /\p{Script=Han}/u.test(text) ? excerptLength / 2 : excerptLength
  // A description fits, and most results show theirs: it takes longer to read its words.
  if (text.length <= least * 1.3) return text
  const wanted = new Set(terms)
  const position = tokenize(text, locale).find(({ term }) => wanted.has(term))?.start ?? 0
  const length = isChinese(text.slice(position)) ? excerptLength / 2 : excerptLength
  if (text.length <= length * 1.3) return text
  const start = findGap(text, Math.min(position - length / 3, text.length - length))
  const end = findGap(text, start + length)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}

/** The next place to cut a text: after a space, or anywhere in Chinese. */
function findGap(text: string, position: number): number {
  const start = Math.max(0, Math.round(position))
  if (start === 0 || start >= text.length) return Math.min(start, text.length)
  const gap = text.slice(start, start + 20).search(/\s/)
  return gap < 0 ? start : start + gap + 1
}
