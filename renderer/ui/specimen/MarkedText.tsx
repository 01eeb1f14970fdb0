import type { LocalizedText } from '../../../content/localize.ts'
import { plainText } from '../../../content/localize.ts'
import { type MarkedPiece, parseMarkedText } from '../../../content/marked-text.ts'

/** A text with its deleted, inserted and numbered words. */
export function MarkedText({ of }: { of: LocalizedText }) {
  const pieces = parseMarkedText(plainText(of)).map((piece, index) => <Piece key={index} piece={piece} />)
  return typeof of === 'string' ? pieces : <span lang="en">{pieces}</span>
}

function Piece({ piece }: { piece: MarkedPiece }) {
  switch (piece.kind) {
    case 'plain':
      return piece.words
    case 'deleted':
      return <del>{piece.words}</del>
    case 'inserted':
      return <ins>{piece.words}</ins>
    case 'numbered':
      return (
        <mark>
          {piece.words} <sup>{piece.number}</sup>
        </mark>
      )
    case 'reference':
      return <sup>{piece.number}</sup>
  }
}
