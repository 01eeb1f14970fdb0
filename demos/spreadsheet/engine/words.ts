import { fold as foldLetters } from '../../shared/fold.ts'

/** Lower case without accents, with full-width forms as plain ones: `Región` and `REGION` become `region`. */
export function fold(text: string): string {
  return foldLetters(text.normalize('NFKC'))
}

/**
 * Brings singular and plural of English, Spanish and French words to one form: `city` and `cities`, `región` and
 * `regiones`, `client` and `clientes`. It is cut for comparing and is no word itself.
 */
export function stem(word: string): string {
  let form = fold(word)
  while (form.length > 3 && /[se]$/.test(form) && !form.endsWith('ss')) form = form.slice(0, -1)
  return form.replace(/y$/, 'i')
}

/** A piece of a text that names are compared by: a word, a number, or one Chinese character. */
export type Piece = { text: string; key: string; start: number; end: number }

const piecePattern = /\p{Script=Han}|\d+(?:[.,]\d+)*|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu

/** Splits a text at spaces, signs and between letters and digits; `custId` is two words too. */
export function splitPieces(text: string): Piece[] {
  return [...text.matchAll(piecePattern)].flatMap(({ 0: found, index }) =>
    splitCamelCase(found).map(({ part, offset }) => ({
      text: part,
      key: stem(part),
      start: index + offset,
      end: index + offset + part.length,
    })),
  )
}

function splitCamelCase(word: string): { part: string; offset: number }[] {
  return [...word.matchAll(/.+?(?:(?<=\p{Ll})(?=\p{Lu})|$)/gu)].map(({ 0: part, index }) => ({ part, offset: index }))
}

/** The common form of names that are the same but for accents, case, number and signs. */
export function createKey(text: string): string {
  return splitPieces(text)
    .map(({ key }) => key)
    .join(' ')
}
