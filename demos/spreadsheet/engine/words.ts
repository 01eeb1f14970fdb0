import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { foldNumber } from '../../../search/fold-number.ts'
import { fold as foldLetters } from '../../shared/fold.ts'

/** Lower case without accents, with full-width forms as plain ones: `Región` and `REGION` become `region`. */
export function fold(text: string): string {
  return foldLetters(text.normalize('NFKC'))
}

/** A piece of a text that names are compared by: a word, a number, or one Chinese character; singular and plural have one key. */
export type Piece = { text: string; key: string; start: number; end: number }

const piecePattern = /\p{Script=Han}|\d+(?:[.,]\d+)*|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu

/** Splits a text at spaces, signs and between letters and digits; `custId` is two words too. */
export function splitPieces(text: string, locale: DemoLocale): Piece[] {
  return splitWords(text).map((word) => ({ ...word, key: foldWord(word.text, locale) }))
}

function foldWord(word: string, locale: DemoLocale): string {
  return foldNumber(word.normalize('NFKC'), locale)
}

function splitWords(text: string): Omit<Piece, 'key'>[] {
  return [...text.matchAll(piecePattern)].flatMap(({ 0: found, index }) =>
    [...found.matchAll(camelCasePattern)].map(({ 0: part, index: offset }) => ({
      text: part,
      start: index + offset,
      end: index + offset + part.length,
    })),
  )
}

const camelCasePattern = /.+?(?:(?<=\p{Ll})(?=\p{Lu})|$)/gu

/** The common form of names that are the same in a language but for accents, case, number and signs. */
export function createKey(text: string, locale: DemoLocale): string {
  return splitPieces(text, locale)
    .map(({ key }) => key)
    .join(' ')
}

/** The keys of a name in all languages. */
export function createLocaleKeys(text: string): Record<DemoLocale, string> {
  const words = splitWords(text)
  const create = (locale: DemoLocale) => words.map((word) => foldWord(word.text, locale)).join(' ')
  const en = create('en')
  // Chinese texts fold as English ones do.
  return { en, es: create('es'), fr: create('fr'), zh: en }
}
