import * as v from 'valibot'
import type { LanguagePiece } from '../kit/localize.ts'
import { readData } from '../kit/read-content.ts'

/** Words that stay untranslated, because readers need them on paper; terms of all languages need no mark (WCAG 3.1.2). */
const foreignWordsSchema = v.array(
  v.strictObject({
    lang: v.pipe(v.string(), v.length(2)),
    words: v.array(v.pipe(v.string(), v.regex(/^[\p{L} ]+$/u))),
  }),
)

export const foreignWords = readData('content/foreign-words.json', foreignWordsSchema)

/** The pieces of a text in `locale`, so that a screen reader says each in its own language; one piece if all is in one. */
export function splitForeignWords(text: string, locale: string, known = patterns): LanguagePiece[] {
  const others = known.filter(({ lang }) => lang !== locale)
  return others.reduce<LanguagePiece[]>(
    (pieces, { lang, words, pattern }) => {
      // Next to no text has one, which is seen twenty times as fast without the pattern.
      if (!words.some((word) => text.includes(word))) return pieces
      return pieces.flatMap((piece) => (typeof piece === 'string' ? split(piece, lang, pattern) : [piece]))
    },
    [text],
  )
}

const patterns = createPatterns(foreignWords)

export function createPatterns(list: typeof foreignWords) {
  return list.map(({ lang, words }) => {
    const longestFirst = words.toSorted((one, other) => other.length - one.length)
    // Han stands beside Latin letters without a space.
    const pattern = new RegExp(`(?<![\\p{Script=Latin}\\d])(${longestFirst.join('|')})(?![\\p{Script=Latin}\\d])`, 'u')
    return { lang, words, pattern }
  })
}

function split(text: string, lang: string, pattern: RegExp): LanguagePiece[] {
  return text
    .split(pattern)
    .map((part, index): LanguagePiece => (index % 2 ? { text: part, lang } : part))
    .filter((piece) => piece !== '')
}
