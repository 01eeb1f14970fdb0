/** A piece of a text with marks: words as they stand, deleted, inserted or numbered, or a reference to a numbered item. */
export type MarkedPiece =
  | { kind: 'plain' | 'deleted' | 'inserted'; words: string }
  | { kind: 'numbered'; words: string; number: number }
  | { kind: 'reference'; number: number }

/** `[-gone-]`, `[+new+]`, `[2|the words of item 2]` and `[^2]`, which refers to item 2. */
const marks = /\[-(.+?)-\]|\[\+(.+?)\+\]|\[(\d+)\|(.+?)\]|\[\^(\d+)\]/g

/** The pieces of a text with marks, in order: `Pay [-soon-][+by May 4+].[^1]`. */
export function parseMarkedText(text: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) pieces.push({ kind: 'plain', words: text.slice(end, match.index) })
    pieces.push(readMark(match))
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'plain', words: text.slice(end) })
  return pieces
}

function readMark([, deleted, inserted, number, words = '', reference]: RegExpExecArray): MarkedPiece {
  if (deleted !== undefined) return { kind: 'deleted', words: deleted }
  if (inserted !== undefined) return { kind: 'inserted', words: inserted }
  if (reference !== undefined) return { kind: 'reference', number: Number(reference) }
  return { kind: 'numbered', words, number: Number(number) }
}

/** The text as it stands after its changes, without marks. */
export function finishMarkedText(text: string): string {
  return parseMarkedText(text)
    .flatMap((piece) => ('words' in piece && piece.kind !== 'deleted' ? [piece.words] : []))
    .join('')
    .trim()
}
