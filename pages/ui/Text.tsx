import { type ComponentProps, createElement, type JSX, type ReactNode } from 'react'
import { getLanguageTag } from '../../locales/language-tag.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { SampleMark } from './SampleMark.tsx'

type MarkedText = Exclude<LocalizedText, string>

/** The elements that may hold a text and nothing else. */
type Holder =
  | ('p' | 'h2' | 'h3' | 'li' | 'dt' | 'dd' | 'th' | 'td' | 'caption' | 'figcaption' | 'summary' | 'blockquote')
  | ('span' | 'strong' | 'small' | 'b' | 'q' | 'mark' | 'code' | 'a' | 'time' | 'button' | 'label' | 'legend')

/** A text alone, or in an element that it is the only content of. */
export type TextProps<Name extends keyof JSX.IntrinsicElements> =
  | { of: LocalizedText; as?: undefined }
  | ({ of: LocalizedText; as: Name } & Omit<ComponentProps<Name>, 'children'>)

/** A text of the content; words in another language than the page's are marked as such (WCAG 3.1.2), a sample as one. */
export function Text<Name extends Holder>({ of, as, ...attributes }: TextProps<Name>): ReactNode {
  const words =
    typeof of === 'string' ? of : <TextMark of={of}>{of.pieces ? of.pieces.map(markPiece) : of.text}</TextMark>
  return as ? createElement(as, attributes, words) : words
}

type TextsProps<Name extends Holder> = { as: Name; items: LocalizedText[] } & Omit<ComponentProps<Name>, 'children'>

export function Texts<Name extends Holder>({ as, items, ...attributes }: TextsProps<Name>): ReactNode {
  return items.map((item, index) => createElement(as, { ...attributes, key: index }, <Text of={item} />))
}

function markPiece(piece: LocalizedText, index: number): ReactNode {
  return <Text key={index} of={piece} />
}

/** The mark of a text around its words. Only the development server, and there the editor, knows the ids of texts. */
export function TextMark({ of, children }: { of: MarkedText; children: ReactNode }) {
  return (
    <span {...markWords(of)} lang={of.lang && getLanguageTag(of.lang)}>
      {children}
      {of.isSample && <SampleMark after={of} />}
    </span>
  )
}

/** The same mark as attributes, for an element that shows the words itself, as drawings do. */
export function markWords(of: LocalizedText | undefined): { 'data-text'?: string } {
  return import.meta.env.DEV && typeof of === 'object' && of.id ? { 'data-text': of.id } : {}
}
