import { useLingui } from '@lingui/react'
import { getSpace } from '../../../locales/get-space.ts'
import { getLanguageTag } from '../../../locales/language-tag.ts'
import { getPunctuation } from '../../../locales/punctuation.ts'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import { type MarkedPiece, parseMarkedText } from '../../../model/kit/marked-text.ts'
import { TextMark } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'

/** A page has one figure at most. */
export const figureId = 'specimen'

/** The anchor of an item of the figure, to which numbered words lead. */
export function getItemId(number: number): string {
  return `${figureId}-${number}`
}

export function MarkedText({ of }: { of: LocalizedText }) {
  const marked = parseMarkedText(plainText(of))
  const pieces = marked.map((piece, index) => <Piece key={index} piece={piece} before={marked[index - 1]} />)
  return typeof of === 'string' ? pieces : <TextMark of={of}>{pieces}</TextMark>
}

function Piece({ piece, before }: { piece: MarkedPiece; before: MarkedPiece | undefined }) {
  const { i18n } = useLingui()
  switch (piece.kind) {
    case 'plain':
      return piece.words
    case 'deleted':
      return <Change as="del" said={i18n.t('specimen.deleted')} words={piece.words} />
    case 'inserted':
      return <Change as="ins" said={i18n.t('specimen.inserted')} words={piece.words} />
    case 'numbered':
      return (
        <mark>
          {piece.words}
          {getSpace(piece.words) && '\u00a0'}
          <a href={`#${getItemId(piece.number)}`}>{piece.number}</a>
        </mark>
      )
    case 'reference':
      return (
        <>
          {getSpace(before && 'words' in before ? before.words : '') && '\u00a0'}
          <a href={`#${getItemId(piece.number)}`}>[{piece.number}]</a>
        </>
      )
  }
}

/** Tells screen readers, which leave out `<del>` and `<ins>`, where a change begins and ends. */
function Change({ as: Element, said, words }: { as: 'del' | 'ins'; said: string; words: string }) {
  // The words around may be a learner's, in another language than the page.
  const locale = useLocale()
  const [open, close] = getPunctuation(locale).brackets
  return (
    <Element>
      <span className="visually-hidden" lang={getLanguageTag(locale)}>
        {open.trim()}
        {said}
        {getSpace(said)}
      </span>
      {words}
      <span className="visually-hidden">{close}</span>
    </Element>
  )
}
