/** Where a quote stands in a passage: from the first to after the last UTF-16 unit. */
export type Span = { start: number; end: number }

/**
 * Finds a quote in a passage, whatever it does with spaces, quotation marks, case and the forms of signs (NFKC).
 *
 * @returns its place, from the beginning of its first word to the end of its last; undefined where it is not there word for word
 */
export function findQuote(quote: string, passage: string): Span | undefined {
  const sought = fold(trim(quote)).text
  const { text, starts, ends } = fold(passage)
  const at = sought ? text.indexOf(sought) : -1
  if (at < 0) return undefined
  let start = starts[at] ?? 0
  let end = ends[at + sought.length - 1] ?? passage.length
  while (isInWord(passage, start)) start--
  while (isInWord(passage, end)) end++
  return { start, end }
}

/** How many signs of a quote count. */
export function measureQuote(quote: string): number {
  return fold(trim(quote)).text.length
}

/** The part of a passage around a quote, up to the next signs that end it: it holds the "not" that a quote may leave out. */
export function widen(passage: string, { start, end }: Span, partEnd: RegExp): string {
  const signs = [...passage.matchAll(partEnd)]
  const before = signs.findLast(({ index, 0: sign }) => index + sign.length <= start)
  const after = signs.find(({ index }) => index >= end - 1)
  return passage.slice(before ? before.index + before[0].length : 0, Math.max(end, after?.index ?? passage.length))
}

/** Not the point or the comma of a number, nor that of "Node.js". */
export const clauseEnd = /[.,:](?=["”»’)\s]|$)|[!?;…。！？；：，()（）—]|\s[–-]\s/gu

export const sentenceEnd = /\.(?=["”»’)\s]|$)|[!?…。！？]/gu

type Folded = { text: string; starts: number[]; ends: number[] }

/** The text without spaces and quotation marks, in lower case, and where each of its units comes from. */
function fold(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] }
  let start = 0
  for (const sign of text) {
    const part = sign.normalize('NFKC').toLowerCase().replace(dropped, '').replace(apostrophe, "'").replace(dash, '-')
    folded.text += part
    for (let unit = 0; unit < part.length; unit++) {
      folded.starts.push(start)
      folded.ends.push(start + sign.length)
    }
    start += sign.length
  }
  return folded
}

const dropped = /[\s"“”„‟«»‹›「」『』〝〞\u00ad\u200b]/gu
const apostrophe = /[‘’‛ʼ]/gu
const dash = /[‐‑‒–—―−]/gu

/** Models end a quote with the point of its sentence, or with the dots of one that goes on. */
function trim(quote: string): string {
  return quote.normalize('NFC').replace(/^[\s.…]+|[\s.…,;:!?。，；：！？]+$/gu, '')
}

function isInWord(text: string, at: number): boolean {
  return letter.test(text[at - 1] ?? '') && letter.test(text[at] ?? '')
}

/** Of a language with spaces between its words. */
const letter = /(?!\p{Script=Han})[\p{L}\p{N}]/u
