import { createElement, type ReactNode } from 'react'
import { breakWords } from '../../locales/break-words.ts'
import { Text, type TextProps } from './Text.tsx'
import { trustHtml } from './trusted-types.ts'
import { useLocale } from './use-locale.ts'

type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'strong' | 'th'

/** The text of a heading, of a page or in a table, whose lines in Chinese end between words. */
export function Words<Name extends Heading>({ of, as, ...attributes }: TextProps<Name>): ReactNode {
  const locale = useLocale()
  const pieces = typeof of === 'string' ? breakWords(of, locale) : []
  // As HTML, which hydration takes as it is: the dictionary of a browser need not be that of the build.
  const html = pieces.map(escapeHtml).join('<wbr>')
  const words =
    pieces.length < 2 ? (
      <Text of={of} />
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped below
      <span suppressHydrationWarning dangerouslySetInnerHTML={trustHtml(html)} />
    )
  return as ? createElement(as, attributes, words) : words
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
